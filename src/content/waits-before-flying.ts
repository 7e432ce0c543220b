import type { Block } from "./schema.ts";

/** How long to wait before a flight, in one wording in all articles. */
export const WAITS_BEFORE_FLYING: readonly Block[] = [
  {
    type: "list",
    items: [
      "7 to 10 days after breast surgery or liposuction",
      "10 to 14 days after a tummy tuck or facelift",
      "6 weeks after a joint replacement, although clinics in Turkey often plan 2 to 3 weeks",
    ],
  },
  "Before a flight of four hours or more, such as the one to the UK, some doctors advise 4 weeks after breast surgery, liposuction, a tummy tuck or facelift. Many surgeons advise 12 weeks or longer after a joint replacement.",
];
