import type { Page } from "@playwright/test";

/** How many sheets of paper a page takes when printed. Its margins are set in the style sheet. */
export async function pagesOnPaper(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The width and height of the first sheet, in points. */
export async function sheetSize(page: Page): Promise<{ width?: number; height?: number }> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  const [, width, height] =
    /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1")) ?? [];
  return { width: Number(width), height: Number(height) };
}
