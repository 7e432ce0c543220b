import { EMERGENCY } from "@shared/emergency.ts";
import { readHelp } from "@/site/features/help/read-help.ts";
import type { SearchOutcome } from "./site-search.ts";

/** The pages that help with what a query says, or `undefined` if it does not ask for help. */
export function helpOutcome(query: string): SearchOutcome | undefined {
  const { door } = readHelp(query);
  if (!door) return undefined;
  const results = door.links.map(({ href, title, text }) => ({
    id: `help${href}`,
    kind: "page" as const,
    href,
    title: [{ text: title, marked: false }],
    excerpt: [{ text, marked: false }],
  }));
  const groups = [{ kind: "page" as const, results, total: results.length }];
  return { fit: "help", groups, ...(door.emergency ? { emergency: true } : {}) };
}

/** What a screen reader says about pages that help. */
export function announceHelp({ emergency, groups }: SearchOutcome): string {
  const titles = groups.flatMap(({ results }) =>
    results.map(({ title }) => title.map(({ text }) => text).join("")),
  );
  const pages = `${titles.length === 1 ? "1 page" : `${titles.length} pages`}: ${titles.join(", ")}`;
  return emergency ? `${EMERGENCY} ${pages}` : pages;
}
