import { linesOfKind, type QuoteKind, quoteLines } from "@shared/quote-lines.ts";
import {
  lineQuestions,
  missingMessage,
  openQuestions,
  quoteQuestions,
} from "@shared/quote-questions.ts";
import { isMissing, totalOf } from "@shared/quote-total.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailTo } from "@/lib/message-links.ts";
import type { Quote } from "@/site/features/plan/quotes/quotes-part.ts";
import { complete, line, lines, quote, withLine } from "./plan-quote-support.ts";

describe("the message to a clinic", () => {
  it("asks for exactly what is missing", () => {
    expect(
      missingMessage(complete, lines, { clinic: "", about: "", asker: "patient" }),
    ).toBeUndefined();
    const partly = { ...withLine(complete, "surgeon", {}), date: "" };
    const asked = { clinic: "Clinic A", about: "Rhinoplasty" };
    const message = missingMessage(partly, lines, { ...asked, asker: "patient" });
    expect(message?.body).toContain("Before I decide");
    const team = missingMessage(partly, lines, { ...asked, asker: "team", from: "Tom Fletcher" });
    expect(team?.body).toContain("Before the patient decides");
    expect(team?.body.endsWith("Thank you\nTom Fletcher")).toBe(true);
    expect(message?.body).toContain("Hello Clinic A,");
    expect(message?.body).toContain("your quote for Rhinoplasty");
    expect(message?.body.match(/^\d+\. /gm)).toHaveLength(2);
    expect(message?.body).toContain("registered specialty");
    expect(message?.body).toContain("date of the quote");
  });

  it("asks for a price that is missing, cannot be read or has no upper end", () => {
    const ask = (price: string) => openQuestions({ ...complete, price }, lines);
    expect(ask("£2,500")).toEqual([]);
    expect(ask("")).toEqual([quoteQuestions.price]);
    expect(ask("ask us")).toEqual([quoteQuestions.price]);
    expect(ask("2.500 €")).toEqual([quoteQuestions.price]);
    expect(ask("from £2,000")).toEqual([quoteQuestions.highestPrice]);
  });

  it("asks how much of a line is included if the clinic has not said", () => {
    const nights = withLine(complete, "hotel-nights", { answer: "included" });
    expect(openQuestions(nights, lines)).toEqual([
      expect.stringContaining("How many hotel nights"),
    ]);
    // It costs nothing more, so the total has an upper end.
    expect(totalOf(nights, lines).open).toEqual([]);
    expect(openQuestions(withLine(complete, "tests", { answer: "included" }), lines)).toEqual([]);
  });

  it("fits into a link, or the link contains only the subject", () => {
    const answers = fc.dictionary(
      fc.constantFrom(...quoteLines.map(({ id }) => id)),
      fc.constant(line({ answer: "included", words: "as written" })),
    );
    const kinds = fc.constantFrom<QuoteKind[]>("operation", "dental", "hair", "eyes", "skin");
    const about = "Brazilian Butt Lift (BBL), Tummy Tuck (Abdominoplasty) and Facelift";
    const fits = (said: Quote["lines"], kind: QuoteKind, clinic: string) => {
      const message = missingMessage(quote({ lines: said }), linesOfKind(kind), {
        clinic,
        about,
        asker: "patient",
      });
      if (!message) throw new Error("The price is always missing.");
      const { href, isComplete } = mailTo("", message);
      expect(href.length).toBeLessThanOrEqual(1900);
      expect(new URL(href).searchParams.get("body")?.replaceAll("\r\n", "\n") ?? "").toBe(
        isComplete ? message.body : "",
      );
      return isComplete;
    };
    expect(fits({}, "operation", "Ş".repeat(60))).toBe(false);
    expect(fits(complete.lines, "operation", "")).toBe(true);
    fc.assert(
      fc.property(answers, kinds, fc.constantFrom("", "Ş".repeat(60)), (said, kind, clinic) => {
        fits(said, kind, clinic);
      }),
    );
  });

  it("asks again if an answer gives no information", () => {
    const asked = (id: string, words: string) =>
      openQuestions(withLine(complete, id, { words }), lines).length;
    for (const words of [
      "Our team",
      "our medical team.",
      "one of our surgeons",
      "None",
      "a doctor",
    ]) {
      expect(asked("surgeon", words), words).toBe(1);
    }
    for (const words of [
      "?",
      "not told",
      "Not stated yet",
      "unknown",
      "TBC",
      "n/a",
      "they didn’t say",
    ]) {
      expect(asked("surgeon", words), words).toBe(1);
      expect(asked("hospital", words), words).toBe(1);
    }
    expect(asked("implant", "none")).toBe(0);
    expect(asked("guarantee", "None")).toBe(0);
    for (const name of ["Dr A. Example", "Иванова", "A. Staff, plastic surgeon", "Unknown Name"]) {
      expect(asked("surgeon", name), name).toBe(0);
    }
    const nights = withLine(complete, "hotel-nights", { answer: "included", words: "not told" });
    expect(openQuestions(nights, lines)).toHaveLength(1);
  });

  it("has a question for every line of every kind, and none of another kind", () => {
    for (const kind of ["operation", "dental", "hair", "eyes", "skin"] as const) {
      const own = linesOfKind(kind);
      expect(own.every((each) => isMissing(each, quote()))).toBe(true);
      expect(openQuestions(quote(), own)).toHaveLength(own.length + 2);
    }
    expect(quoteLines.map(({ id }) => id)).toEqual(Object.keys(lineQuestions));
    expect(linesOfKind("hair").map(({ id }) => id)).not.toContain("garments");
  });
});
