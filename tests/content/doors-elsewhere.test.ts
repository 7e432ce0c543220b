import * as emergency from "@shared/emergency.ts";
import { MAIL_KINDS } from "@shared/mail-kinds.ts";
import { expect, it } from "vitest";
import { families } from "@/content/signs/index.ts";
import { sentenceOn } from "@/content/signs/sentences.ts";
import { detailedEvent } from "@/site/features/plan/dates/save-calendar-file.ts";
import { scheduleOf } from "@/site/features/plan/dates/schedule.ts";
import { planTrip } from "@/site/features/plan/dates/trip.ts";
import { exampleMail } from "../functions/example-mails.ts";
import { allTripTreatments } from "../site/features/plan/plan-support.ts";

/** Modules with texts, except the table itself and the words that people search for. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../../src/content/**/*.ts",
    "!../../src/content/{schema,search-suggestions,help-doors}.ts",
    "!../../src/content/signs/**",
  ],
  { eager: true },
);

/** The code of what shows texts, and of the functions. */
const sources = import.meta.glob<string>(
  ["../../src/{site,ui,lib}/**/*.{ts,tsx}", "../../supabase/functions/**/*.ts"],
  { eager: true, query: "?raw", import: "default" },
);

/** What the table says, and the sentences from which it is made. */
const derived = [
  ...Object.values(families).flatMap((signs) => signs.map(sentenceOn)),
  ...Object.values(emergency).filter((value) => typeof value === "string"),
];

const DOOR =
  /\b(?:111|112|999)\b|A&E|eye casualty|emergency department|(?:get|need) emergency help|GP can treat|\bsee (?:a|your) (?:GP|doctor)[^.]* (?:that|the same) day/i;

/** Texts that name a door for something other than a sign. */
const aboutServices = [
  // Links and numbers of services.
  /^Asks about your symptoms and tells you where to get help now\./,
  /^(tel:|nhs-)?(111|112|999)$|^https:|^NHS 111 online$|^Prosthetic joint infections: 112,708/,
  /\b112 for an ambulance, the police or the fire brigade/,
  /^In an emergency call 112\. The number is the same for/,
  /call the police on 112/,
  /^In Northern Ireland there is no 111 number/,
  /^If your life is at risk, or you cannot keep yourself safe/,
  // What to do in Turkey if the clinic does not answer.
  /^If the clinic does not answer, or you do not trust the answer/,
  // The way to the other lists.
  /^Some treatments and anaesthetics have other signs/,
];

/** The texts that name a door in words of their own. */
function ownDoors(texts: readonly string[]): string[] {
  return texts
    .map((text) => derived.reduce((rest, sentence) => rest.replaceAll(sentence, ""), text))
    .filter((text) => DOOR.test(text) && !aboutServices.some((service) => service.test(text)));
}

/** Every string of a value, except the parts of lists of signs, which come from the table. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) {
    const isText = value.some((part) => typeof part === "string") && value.some(isLink);
    return isText ? [textOf(value)] : value.flatMap(stringsIn);
  }
  if (typeof value !== "object" || value === null) return [];
  if ("type" in value && value.type === "signs") return [];
  return Object.values(value).flatMap(stringsIn);
}

function textOf(text: readonly (string | { text: string })[]): string {
  return text.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

function isLink(part: unknown): part is { text: string; href: string } {
  return typeof part === "object" && part !== null && "text" in part && "href" in part;
}

// Otherwise the same sign could lead to one door here, and to another there.
it("no text but the table says where to go with a sign", () => {
  const texts = Object.values(modules).flatMap((module) => stringsIn(Object.values(module)));
  expect(texts.length).toBeGreaterThan(3000);
  expect(ownDoors(texts)).toEqual([]);
});

it.each(MAIL_KINDS)("nor does the email %s", async (kind) => {
  const { text } = await exampleMail(kind);
  expect(ownDoors([text.replaceAll(/\s+/g, " ")])).toEqual([]);
});

it("nor does the calendar file of any treatment", async () => {
  for (const treatment of await allTripTreatments()) {
    const trip = planTrip({ treatments: [treatment], anchor: "operation", date: "2027-03-01" });
    const events = scheduleOf(trip, [treatment], "2026-11-22").map((entry) =>
      detailedEvent(entry, "x"),
    );
    expect(events.length).toBeGreaterThan(5);
    expect(ownDoors(events.flatMap(({ title, text }) => [title, text])), treatment.slug).toEqual(
      [],
    );
  }
});

it("nor does any component or function", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const named = Object.entries(sources).flatMap(([path, code]) =>
    ownDoors(
      code.replaceAll(/\/\*.*?\*\/|\/\/.*/gs, "").match(/"[^"\n]*"|`[^`]*`|>[^<>{}]+</g) ?? [],
    ).map((text) => `${path}: ${text}`),
  );
  expect(named.filter((text) => !text.includes("_shared/emergency.ts"))).toEqual([]);
});
