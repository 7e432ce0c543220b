import AxeBuilder from "@axe-core/playwright";
import { exampleMails } from "../tests/functions/example-mails.ts";
import { expect, test } from "./fixtures.ts";

/** Every mail as a mail program shows it, which loads nothing and runs nothing. */
for (const theme of ["light", "dark"] as const) {
  test.describe(`mails, ${theme}`, () => {
    test.use({ colorScheme: theme });

    test("axe finds nothing, nothing is loaded and nothing scrolls sideways", async ({ page }) => {
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(request.url()));
      const found: string[] = [];
      for (const { name, mail } of await exampleMails()) {
        await page.setContent(mail.html);
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode(true)
          .options({
            runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
            resultTypes: ["violations"],
          })
          .analyze();
        for (const { id, nodes } of violations) {
          found.push(`${name}: ${id}\n  ${nodes.map((node) => node.html).join("\n  ")}`);
        }
        for (const width of [320, 390, 700]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          if (overflow > 0) found.push(`${name}: ${overflow} pixels too wide at ${width}`);
        }
      }
      expect(found).toEqual([]);
      expect(loaded).toEqual([]);
    });
  });
}
