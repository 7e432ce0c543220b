import { describe, expect, it } from "vitest";
import ifSomethingGoesWrong from "@/content/documents/if-something-goes-wrong.ts";
import { isParagraph } from "@/content/paragraph.ts";
import type { Block } from "@/content/schema.ts";
import { doors } from "@/content/signs/doors.ts";
import { signGroups } from "@/content/signs/groups.ts";
import {
  type FamilyId,
  families,
  familiesOf,
  headingOf,
  isFamilyId,
  signLists,
} from "@/content/signs/index.ts";
import { sentenceOn } from "@/content/signs/sentences.ts";
import type { Sign } from "@/content/signs/signs.ts";
import { articleBodies } from "./links.ts";
import { readTreatmentFiles } from "./treatment-files.ts";

const treatments = (await readTreatmentFiles()).map(({ slug, summary, details }) => ({
  slug,
  usualAnaesthetic: summary.facts.anaesthesia,
  details,
}));
const signsOfFamilies: readonly Sign[] = Object.values(families).flat();

const weightLoss = ["gastric-sleeve", "gastric-bypass", "gastric-balloon"];
const eyeSurgery = ["cataract-surgery", "glaucoma-treatment", "corneal-transplant", "lasik"];
const spinal = ["hip-replacement", "knee-replacement", "limb-lengthening"];
const liposuction = ["liposuction", "bbl", "abdominoplasty"];
const late = ["breast-augmentation", "facelift", "botox-fillers"];
const hair = ["fue", "dhi", "sapphire-fue", "beard-transplant", "eyebrow-transplant"];
const local = [...hair, "acne-scar-removal", "dental-implants", "prp-treatment"];

/** The door of the first sign of a treatment that fits, or `undefined`. */
function doorOf(slug: string, words: RegExp): string | undefined {
  const details = treatments.find((each) => each.slug === slug)?.details;
  const lists = details ? signLists(familiesOf(details)) : [];
  return lists.find(({ items }) => items.some((item) => words.test(item)))?.title;
}

/** What a reader is told to say, or to do on the way, with the signs of a treatment that lead to a door. */
function adviceOn(slug: string, door: keyof typeof doors): string {
  const details = treatments.find((each) => each.slug === slug)?.details;
  const list = (details ? signLists(familiesOf(details)) : []).find(
    ({ title }) => title === headingOf(door),
  );
  return (list?.say ?? []).join(" ");
}

function textOf(text: readonly (string | { text: string })[]): string {
  return text.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** The lists of signs in a long text, by the name of the page. */
function listsIn(sections: readonly { blocks: readonly Block[] }[]) {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (!isParagraph(block) && block.type === "signs" ? [block] : [])),
  );
}
const emergencyLists = listsIn(ifSomethingGoesWrong.sections);
const aftercare = articleBodies.get("aftercare-tips-returning-home");

describe("the table of warning signs", () => {
  it("has phrases that continue a heading", () => {
    const wrong = signsOfFamilies.filter(
      ({ text }) => !/^[^A-Z].{9,}[^.]$/.test(text) || text.length > 130,
    );
    expect(wrong).toEqual([]);
  });

  it("leads the same sign to the same door in every family", () => {
    const doorsOfText = new Map<string, Set<string>>();
    for (const { text, door } of signsOfFamilies) {
      doorsOfText.set(text, (doorsOfText.get(text) ?? new Set()).add(door));
    }
    expect([...doorsOfText].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it("says in a sentence what its lists say", () => {
    const text = "a sign";
    expect(sentenceOn({ text, door: "ambulance" })).toBe(
      "If you have a sign, call 112 in Turkey or 999 in the UK.",
    );
    expect(sentenceOn({ text, door: "doctor" })).toBe(
      "If you have a sign, see a doctor the same day.",
    );
  });

  it("leads to the clinic first in Turkey, and to a place in the UK", () => {
    for (const { turkey, uk } of Object.values(doors)) {
      expect(textOf(turkey)).toMatch(/^In Turkey.*\b(clinic|112)\b/);
      expect(textOf(uk)).toMatch(/^In the UK.*\b(999|A&E|dentist|GP)\b/);
    }
  });

  it("never includes advice to press on a wound, which would harm an eye", () => {
    for (const { text } of signsOfFamilies) expect(text).not.toMatch(/\bpress\b/i);
  });

  it("knows which names are families", () => {
    expect(isFamilyId("wound")).toBe(true);
    expect(isFamilyId("toString")).toBe(false);
    expect(isFamilyId(undefined)).toBe(false);
  });
});

describe("the signs of a treatment", () => {
  it.each(treatments)(
    "$slug has signs of its own before those of every operation",
    ({ details }) => {
      const ids = familiesOf(details);
      expect(ids[0]).toBe(details.contains[0]);
      expect(ids).not.toContain("emergency");
      if (details.operation) expect(ids.at(-1)).toBe("operation");
      for (const list of signLists(ids)) expect(new Set(list.items).size).toBe(list.items.length);
    },
  );

  it.each(treatments)(
    "$slug names every anaesthetic that its text mentions",
    ({ slug, details, usualAnaesthetic }) => {
      // Clauses that say that an anaesthetic is not used or hard to justify.
      const text =
        `${usualAnaesthetic.replaceAll(/\b(General|Local)\b(?! an)/gi, "$1 anaesthetic")}. ${details.anaesthesiaAndLength}`
          .split(/(?<=\.) /)
          .filter(
            (sentence) => !/hard to justify|(do not|don’t) (need|have) (a|an) /i.test(sentence),
          )
          .join(" ");
      const { anaesthetics } = details;
      if (/spinal|epidural/i.test(text)) expect(anaesthetics).toContain("spinal");
      if (/sedation|sedative/i.test(text) && !/needs no sedation/.test(text)) {
        expect(anaesthetics).toContain("sedation");
      }
      if (/general anaesthetic/i.test(text)) expect(anaesthetics).toContain("general");
      if (/local anaesthetic|numbing cream|lidocaine/i.test(text))
        expect(anaesthetics, slug).toContain("local");
    },
  );

  // The door, the sign, and the treatments whose page must say so.
  it.each<[keyof typeof doors, RegExp, readonly string[]]>([
    ["surgeons", /drinks that do not stay down/, weightLoss],
    ["surgeons", /pain in the abdomen or left shoulder/, weightLoss],
    ["surgeons", /a high temperature or shivering after/, weightLoss],
    ["ambulance", /unsteady walking/, weightLoss],
    ["eye", /eye that is red/, eyeSurgery],
    ["eye", /sight that is getting worse/, eyeSurgery],
    ["ambulance", /sight that is getting worse/, ["blepharoplasty", "sinus-surgery"]],
    ["ambulance", /pain when you move the eye/, ["eyebrow-transplant", "sinus-surgery"]],
    ["eye", /eye that is red/, ["eyebrow-transplant"]],
    ["ambulance", /any change in your sight/, ["prp-treatment", "botox-fillers"]],
    ["doctor", /a high temperature, or shivering/, ["root-canal", "veneers", "smile-design"]],
    ["ambulance", /swelling that grows fast/, ["smile-design"]],
    ["surgeons", /a leg that becomes weak or numb/, ["bbl"]],
    ["surgeons", /constant pain in the abdomen/, ["gastric-balloon"]],
    ["ambulance", /unusual drowsiness/, ["laser-hair-removal"]],
    ["ambulance", /fingers, toes/, ["carpal-tunnel"]],
    ["appointment", /changes shape, even years later/, ["breast-augmentation"]],
    ["eye", /even years after drainage surgery/, ["glaucoma-treatment"]],
    ["eye", /rejection/, ["corneal-transplant"]],
    ["eye", /gel in the eye/, ["teeth-whitening"]],
    ["eye", /acid in the eye/, ["chemical-peels"]],
    ["eye", /after laser treatment/, ["laser-hair-removal", "acne-scar-removal"]],
    ["dentist", /swollen face or gum, or pus/, ["dental-implants", "root-canal", "veneers"]],
    ["dentist", /still numb the next morning/, ["dental-implants"]],
    ["surgeons", /skin on the scalp that turns pale/, ["fue", "dhi", "sapphire-fue"]],
    ["ambulance", /weakness or numbness in your legs/, spinal],
    ["ambulance", /losing control of your bladder/, spinal],
    ["ambulance", /back pain/, spinal],
    ["surgeons", /worse when you sit or stand/, spinal],
    ["ambulance", /severe pain in the abdomen/, liposuction],
    ["ambulance", /pinpoint spots/, [...liposuction, "limb-lengthening"]],
    ["ambulance", /metallic taste, ringing in the ears, twitching/, [...local, ...liposuction]],
    ["ambulance", /toxic shock/, ["septoplasty", "rhinoplasty", "sinus-surgery"]],
    ["ambulance", /fresh red blood from your mouth/, ["tonsillectomy"]],
    ["ambulance", /tense and extremely painful/, [...spinal, "carpal-tunnel"]],
    ["ambulance", /swells fast/, ["breast-augmentation", "facelift"]],
    ["ambulance", /mottled or increasingly painful skin after filler/, ["botox-fillers"]],
    ["appointment", /not healed after four weeks/, [...liposuction, ...late]],
  ])("leads to %s with %s", (door, words, slugs) => {
    for (const slug of slugs) expect(doorOf(slug, words), slug).toBe(headingOf(door));
  });

  it.each(weightLoss)("asks for vitamin B1 before a glucose drip after %s", (slug) => {
    for (const door of ["ambulance", "surgeons"] as const) {
      expect(adviceOn(slug, door)).toContain("thiamine (vitamin B1) before any glucose drip");
    }
  });

  it.each(weightLoss)("does not send a high temperature after %s to a GP as well", (slug) => {
    expect(doorOf(slug, /a high temperature, or shivering/)).toBeUndefined();
  });

  it("rinses an eye for 20 minutes first", () => {
    for (const slug of ["teeth-whitening", "chemical-peels"]) {
      expect(adviceOn(slug, "eye")).toContain("rinse the eye with clean water for 20 minutes");
    }
  });

  it("asks for a test for mycobacteria", () => {
    expect(adviceOn("liposuction", "appointment")).toContain("mycobacteria");
  });

  it("does not take a drooping eyelid alone for an alarm", () => {
    expect(signsOfFamilies.filter(({ text }) => /droop/.test(text) && /eyelid/.test(text))).toEqual(
      [{ text: expect.stringMatching(/drooping eyelid with weakness elsewhere/), door: "doctor" }],
    );
  });
});

describe("the pages that state signs", () => {
  it("put every family of every treatment on the page for emergencies", () => {
    const onThePage = new Set<FamilyId>(signGroups.flatMap((group) => group.families));
    const used = new Set<FamilyId>(treatments.flatMap(({ details }) => [...familiesOf(details)]));
    expect([...used].filter((id) => !onThePage.has(id))).toEqual([]);
    // And none that no treatment has.
    expect([...onThePage].filter((id) => !used.has(id))).toEqual([]);
    const shown = emergencyLists.map(({ title, items }) => ({ title, items: new Set(items) }));
    for (const { text, door } of signsOfFamilies) {
      const found = shown.some(({ title, items }) => title === headingOf(door) && items.has(text));
      expect(found, text).toBe(true);
    }
  });

  it("name the same door for the same sign", () => {
    const lists = [
      ...treatments.flatMap(({ details }) => signLists(familiesOf(details))),
      ...emergencyLists,
      ...listsIn(aftercare?.sections ?? []),
    ];
    expect(listsIn(aftercare?.sections ?? [])).not.toEqual([]);
    const titles = new Map<string, Set<string>>();
    for (const { title, items } of lists) {
      for (const item of items) titles.set(item, (titles.get(item) ?? new Set()).add(title));
    }
    expect([...titles].filter(([, found]) => found.size > 1)).toEqual([]);
    const known = new Map(signsOfFamilies.map(({ text, door }) => [text, headingOf(door)]));
    for (const [item, [title]] of titles) expect(title, item).toBe(known.get(item));
  });

  it("start the page for emergencies with signs that need an ambulance", () => {
    const [first] = ifSomethingGoesWrong.sections;
    expect(listsIn(first ? [first] : []).map(({ title }) => title)).toEqual([
      headingOf("ambulance"),
    ]);
  });
});
