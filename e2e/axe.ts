import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of WCAG 2.2 AA. */
export const WCAG: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};

/**
 * Violations that axe finds, one for each rule. While a modal dialog is open, the page behind it is left
 * out, because it is checked without the dialog.
 *
 * Runs axe directly. The package for Playwright also supports frames, which these pages do not have, and
 * therefore loads axe again for each step, which takes a quarter of the time.
 */
export async function axeFindings(
  page: Page,
  rules: axe.RunOnly = { ...WCAG, values: [...WCAG.values, "best-practice"] },
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (runOnly) => {
    const hidden = document.querySelector('#root[aria-hidden="true"]');
    const results = await window.axe.run(hidden ? { exclude: hidden } : document, {
      runOnly,
      resultTypes: ["violations"],
      // Preloading would load the style sheets again, for rules that are not run.
      preload: false,
    });
    return results.violations.map(({ id, help, nodes }) => {
      return `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`;
    });
  }, rules);
  return violations;
}
