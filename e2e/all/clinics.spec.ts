import { admin, coordinator, expect, openSignedIn, test, toast } from "../fixtures.ts";
import { tabTo } from "../tab-to.ts";

for (const width of [390, 1280]) {
  test(`an administrator adds a clinic and records its check by keys, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const name = `Example Clinic ${width}`;
    await openSignedIn(page, admin);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Clinics");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Clinics" })).toBeVisible();
    await tabTo(page, page.getByRole("link", { name: "New clinic", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "New clinic" })).toBeVisible();
    await tabTo(page, page.getByRole("textbox", { name: "Name", exact: true }));
    await page.keyboard.type(name);
    await tabTo(
      page,
      page.getByRole("textbox", { name: "Certificate number (optional)", exact: true }),
    );
    await page.keyboard.type("DEMO-1");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Clinic saved")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    await page.getByRole("link", { name: "All clinics" }).focus();
    await page.keyboard.press("Enter");
    const row = page.getByRole("row", { name });
    await expect(row).toContainText("Never looked up");
    await tabTo(
      page,
      page.getByRole("button", {
        name: `I looked it up today: the certificate of ${name}`,
        exact: true,
      }),
    );
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Yes, I looked it up" }));
    await page.keyboard.press("Enter");
    await expect(row).toContainText("by Ayşe Demir");
    await expect(row.getByRole("link", { name })).toBeFocused();
    await expect(row).not.toContainText("Never looked up");
  });
}

test("a coordinator reads the register", async ({ page }) => {
  await openSignedIn(page, coordinator, "/admin/clinics");
  await page.getByRole("link", { name: "Example Clinic D, İstanbul (demo)" }).click();
  await expect(page.getByText(/^Ran out on /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
});
