import * as z from "zod";

const at = z.number();

/** What `watch-page.ts` reports. `at` is a time in milliseconds, on one clock for all pages. */
export const noteSchema = z.discriminatedUnion("kind", [
  /** First contentful paint. */
  z.object({ kind: z.literal("painted"), at }),
  /** A tap reached the page. `at` is when the finger touched the screen. */
  z.object({ kind: z.literal("tap"), at, text: z.string(), href: z.string() }),
  /** The first text field of a form is painted and reachable. `where` is "dialog" or a path. */
  z.object({
    kind: z.literal("field"),
    at,
    where: z.string(),
    focused: z.boolean(),
    x: z.number(),
    y: z.number(),
  }),
  z.object({ kind: z.literal("focus"), at }),
  /** The field shows what was typed. */
  z.object({ kind: z.literal("typed"), at, text: z.string() }),
  /** The whole page is hydrated. */
  z.object({ kind: z.literal("hydrated"), at }),
  /** An `h1` is painted. */
  z.object({ kind: z.literal("heading"), at, where: z.string(), text: z.string() }),
]);

export type Note = z.infer<typeof noteSchema>;
export type NoteOf<Kind extends Note["kind"]> = Extract<Note, { kind: Kind }>;
