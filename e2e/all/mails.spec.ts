import { exampleMails } from "../../tests/functions/example-mails.ts";
import { axeFindings, WCAG } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

/** Every email as shown in an email program, which loads nothing and runs no script. */
for (const theme of ["light", "dark"] as const) {
  test.describe(`emails, ${theme}`, () => {
    test.use({ colorScheme: theme });

    test("axe finds no violations, nothing is loaded and nothing scrolls sideways", async ({
      page,
    }) => {
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(request.url()));
      const found: string[] = [];
      for (const { name, mail } of await exampleMails()) {
        await page.setContent(mail.html);
        const violations = await axeFindings(page, WCAG);
        found.push(...violations.map((violation) => `${name}: ${violation}`));
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
