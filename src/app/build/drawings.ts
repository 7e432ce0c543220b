import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** With it a drawing's file shows itself when it is opened. */
const OWN_USE = /\s*<use href="#art"\/>(?=\s*<\/svg>\s*$)/;

/**
 * Takes out of the drawings in a folder what shows them when their file is opened by itself: a page
 * brings a `use` of its own, and a browser would style every shape of the drawing once more. Throws
 * where a drawing has none, since then it is not made as the pages expect.
 */
export async function slimDrawings(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".svg"));
  await Promise.all(
    names.map(async (name) => {
      const drawing = await readFile(join(folder, name), "utf8");
      if (!OWN_USE.test(drawing)) throw new Error(`The drawing ${name} does not use its #art.`);
      await writeFile(join(folder, name), drawing.replace(OWN_USE, ""));
    }),
  );
}
