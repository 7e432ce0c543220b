import type { Page } from "@playwright/test";

/** How many sheets of paper a page takes when printed. Its margins are set in the style sheet. */
export async function pagesOnPaper(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
