import { describe, expect, it } from "vitest";
import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import { helpDoors } from "@/content/help-doors.ts";
import { searchSuggestions } from "@/content/search-suggestions.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { readHelp } from "@/site/features/help/read-help.ts";
import { announceHelp, helpOutcome } from "@/site/features/site-search/help-search.ts";
import { loadDocuments } from "@/site/features/site-search/search-documents.ts";

const firstPage = (query: string) => helpOutcome(query)?.groups[0]?.results[0]?.href;
const HELP = "/if-something-goes-wrong";

describe("words of distress", () => {
  it.each([
    ...[
      "bleeding",
      "I am bleeding",
      "my nose is bleeding",
      "bleeding after surgery",
      "Bleeding!!!",
    ],
    ...[
      "pus",
      "chest pain",
      "pain in my chest",
      "my chest hurts",
      "swollen leg",
      "my leg is swollen",
    ],
    ...["I feel unwell", "feel ill", "fever", "fever after tummy tuck", "infected", "infection"],
    ...["can't breathe", "can’t breathe", "cant breath", "cannot breathe", "could not breathe"],
    ...["short of breath", "vomiting", "throwing up", "numb", "my lip is numb", "A&E", "a and e"],
    ...["a & e", "hospital", "nearest hospital", "ambulance", "999", "112", "emergency", "help"],
    ...["help me", "blood clot", "dizzy", "I fainted", "passed out", "sepsis", "wound not healing"],
    ...["stitches came out", "wound opened", "severe pain", "pain after hip replacement", "rash"],
    ...["pain", "suicidal", "implant ruptured", "something went wrong", "complications", "dvt"],
    ...["coughing up blood", "can't swallow", "lost my sight", "high temperature", "collapsed"],
    ...["palpitations", "heart racing", "allergic reaction", "infected tooth", "black poo", "sick"],
  ])("%j leads to the page for them", (query) => {
    expect(firstPage(query)).toBe(HELP);
    expect(helpOutcome(query)?.emergency).toBe(true);
    expect(readHelp(query).mayOffer).toBe(false);
  });

  it.each([
    ...["bleding", "bleeeding", "bleedng", "chest pian", "chets pain", "swolen leg", "swollen lge"],
    ...["diarrhoea", "diarrhea", "diarhoea", "diarhea", "vomitting", "feavr", "feaver", "fevar"],
    ...[
      "infecton",
      "infectd",
      "ambulence",
      "amblance",
      "emergancy",
      "hospitl",
      "unwel",
      "haemorrhage",
    ],
    ...["hemorrhage", "brething problems breathing", "cant brethe", "dizy", "nauseus", "fainteed"],
    ...["puss", "palpatations", "abcess", "siezure", "diziness", "colapsed", "bleedi", "infecti"],
  ])("%j is understood although it is misspelled, American or unfinished", (query) => {
    expect(firstPage(query)).toBe(HELP);
  });

  it.each([
    ["complaint", `${HELP}#complain-in-the-uk`],
    ["how do I complain about my clinic", `${HELP}#complain-in-the-uk`],
    ["complant", `${HELP}#complain-in-the-uk`],
    ["refund", `${HELP}#money`],
    ["I want my money back", `${HELP}#money`],
    ["refnd", `${HELP}#money`],
    ["delete my data", "/request"],
    ["please delete all my data", "/request"],
    ["GDPR", "/request"],
    ["cancel", "/terms#cancellation"],
    ["cancel my booking", "/terms#cancellation"],
    ["canceled", "/terms#cancellation"],
    ["scam", "/safety#red-flags"],
    ["is this a scam", "/safety#red-flags"],
    ["I was scammed", "/safety#red-flags"],
  ])("%j leads to its own page, without the emergency numbers", (query, page) => {
    expect(firstPage(query)).toBe(page);
    expect(helpOutcome(query)?.emergency).toBeUndefined();
    expect(readHelp(query).mayOffer).toBe(false);
  });

  it("leads to a page with every word in the list", () => {
    for (const { words, alone, links } of helpDoors) {
      for (const word of [...words, ...alone]) expect(firstPage(word), word).toBe(links[0].href);
    }
  });

  it.each([
    ...Object.values(treatmentNames),
    ...searchSuggestions.map(({ name }) => name),
    ...categories.flatMap(({ name, title }) => [name, title]),
    ...cityGuides.map(({ name }) => name),
    ...articles.map(({ title }) => title),
  ])("does not take %j for help, nor any beginning of it", (name) => {
    for (let length = 2; length <= name.length; length += 1) {
      const typed = name.slice(0, length);
      expect(readHelp(typed), typed).toEqual({ mayOffer: true });
    }
  });

  it.each([
    ...["nose job", "tonsil", "eye bags", "weight loss", "numbing cream", "breast implants"],
    ...["hip replacement price", "teeth whitening", "blood tests before surgery", "chest hair"],
    ...["skin cancer", "scar removal", "lip injections", "stomach reduction", "hay fever"],
    ...["sinus infection", "I can't breathe through my nose", "cost", "deposit", "bust", "scan"],
    ...["is it safe", "varicose veins", "black skin laser", "fat"],
    ...["hair loss", "would you travel", "shaving before surgery", "privacy policy", "how long"],
  ])("does not take %j for help", (query) => {
    expect(readHelp(query)).toEqual({ mayOffer: true });
  });

  it.each([
    ...[
      "hip replacement pain",
      "does a hair transplant hurt",
      "gastric sleeve complications",
      "best hospital",
    ],
    "best hospital in istanbul",
  ])("shows pages about %j, but offers no quote for it", (query) => {
    expect(readHelp(query)).toEqual({ mayOffer: false });
  });

  it("does not hide a treatment from those who look for it by another name", async () => {
    const documents = await loadDocuments();
    const names = documents
      .filter(({ kind }) => kind === "treatment" || kind === "category" || kind === "city")
      .flatMap(({ title, searchTerms }) => [title, ...searchTerms]);
    expect(names.filter((name) => readHelp(name).door)).toEqual([]);
  });

  it("tells a screen reader whom to call and where the answer is", () => {
    const say = (query: string) => {
      const outcome = helpOutcome(query);
      return outcome && announceHelp(outcome);
    };
    expect(say("bleeding")).toBe(
      "In an emergency call 112 in Turkey or 999 in the UK. 1 page: If something goes wrong",
    );
    expect(say("refund")).toBe("2 pages: Getting money back, Cancelling and rescheduling");
  });
});
