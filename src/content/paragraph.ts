import type { Block, RichText } from "./schema.ts";

/** Whether a block of a long text is a paragraph. */
export function isParagraph(block: Block): block is RichText {
  return typeof block === "string" || !("type" in block);
}
