import { describe, expect, it } from "vitest";
import { homeFaqItems } from "@/content/faq/home-questions.ts";
import { faqItems } from "@/content/faq/questions.ts";
import { questionSchema, type RichText } from "@/content/schema.ts";

const plain = (text: RichText): string =>
  typeof text === "string"
    ? text
    : text.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

function answerOf(id: string): string {
  const item = faqItems.find((question) => question.id === id);
  if (!item) throw new Error(`There is no question ${id}.`);
  return item.answer.map(plain).join(" ");
}

describe("the questions and answers", () => {
  it("are twelve, and Home shows six of them", () => {
    expect(faqItems).toHaveLength(12);
    expect(homeFaqItems).toHaveLength(6);
    expect(new Set(homeFaqItems).size).toBe(6);
    for (const item of homeFaqItems) expect(faqItems).toContain(item);
  });

  it.each(faqItems)("$id fits the schema", (item) => {
    expect(questionSchema.parse(item)).toEqual(item);
  });

  it("have different anchors and questions", () => {
    expect(new Set(faqItems.map(({ id }) => id)).size).toBe(12);
    expect(new Set(faqItems.map(({ question }) => question)).size).toBe(12);
  });

  it("give the stays in the specification, and say why there are two for rhinoplasty", () => {
    const stays = answerOf("length-of-stay");
    expect(stays).toContain("5 days for rhinoplasty");
    expect(stays).toContain("3 to 5 days for a hair transplant");
    expect(stays).toContain("1 to 14 days for dental treatment");
    expect(stays).toContain("7 to 10 days for rhinoplasty");
    expect(stays).toContain("5 days is shorter than surgeons advise before a flight");
    expect(stays).toContain("Plan 9 to 12 days");
  });

  it("give the rules for cancelling", () => {
    expect(answerOf("cancellation")).toMatch(
      /free 14 or more days before.*[Bb]etween 7 and 14 days.*medical reason.*documentation/s,
    );
  });

  it("say what packages include and exclude", () => {
    expect(answerOf("cost-and-packages")).toContain(
      "a 4-star hotel, transfers, aftercare, a pre-treatment consultation and 24/7 support",
    );
    expect(answerOf("cost-and-packages")).toContain(
      "exclude flights, insurance, visas, meals outside the hotel, and complications",
    );
  });
});
