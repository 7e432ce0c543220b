import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { artPalette } from "../../tailwind.config.ts";

/** A drawing consists of a `symbol` and a `use` that shows it, so that the file can be opened on its own. */
const SYMBOL = /<symbol id="art"[^>]*>([\s\S]*)<\/symbol>\s*<use href="#art"\/>(?=\s*<\/svg>\s*$)/;

const COLOUR = /var\(--art-([a-z-]+), *#[0-9a-f]+\)/g;

export type Theme = keyof typeof artPalette;

/** The drawing in a theme's colours. Throws if the file has a different structure. */
export function drawInTheme(drawing: string, theme: Theme): string {
  const colours: Readonly<Record<string, string>> = artPalette[theme];
  if (!SYMBOL.test(drawing)) throw new Error("The drawing has no visible #art.");
  const coloured = drawing.replace(COLOUR, (_, name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`Unknown colour "${name}".`);
    return colour;
  });
  return coloured.replace(SYMBOL, "$1");
}

/** Replaces every drawing in a folder with one file per theme: `empty-light.svg`, `empty-dark.svg`. */
export async function drawInBothThemes(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".svg"));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const drawing = await readFile(file, "utf8");
      for (const theme of ["light", "dark"] as const) {
        const drawn = drawInTheme(drawing, theme);
        await writeFile(file.replace(/\.svg$/, `-${theme}.svg`), drawn);
      }
      await rm(file);
    }),
  );
}
