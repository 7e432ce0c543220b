import { expect, open, test } from "./fixtures.ts";

test("URLs have the right status and headers", async ({ request }) => {
  const ask = (path: string, encoding = "br") =>
    request.get(path, { maxRedirects: 0, headers: { "accept-encoding": encoding } });

  const html = await (await ask("/")).text();
  const asset = /data-modules="(\S+)/.exec(html)?.[1] ?? "";
  const answers = [
    ["/", 200],
    ["/treatment/fue", 200],
    [asset, 200],
    ["/illustrations/home-hero-light.svg", 200],
    ["/no/such/page", 404],
    ["/treatment/no-such-thing", 404],
    ["/category/no-such-thing", 404],
    ["/admin/leads", 200],
  ] as const;
  for (const [path, status] of answers) {
    const answer = await ask(path);
    expect(answer.status(), path).toBe(status);
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toMatch(/default-src 'none'/);
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(headers, path).toMatchObject({
      "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["cache-control"], path).toMatch(
      path === asset
        ? /^public, max-age=3600, stale-while-revalidate=31536000$/
        : path.endsWith(".svg")
          ? /max-age=604800/
          : /max-age=0, must-revalidate/,
    );
    expect(headers["x-robots-tag"], path).toBe(path.startsWith("/admin") ? "noindex" : undefined);
    if (status === 404) expect(await answer.text()).toContain("Oops! Page not found");
  }
  expect((await ask("/clinic/any")).headers()["x-robots-tag"]).toBe("noindex");

  for (const encoding of ["br", "gzip"]) {
    for (const path of ["/", asset, "/illustrations/home-hero-light.svg"]) {
      const headers = (await ask(path, encoding)).headers();
      expect(headers["content-encoding"], path).toBe(encoding);
      expect(headers.vary, path).toMatch(/accept-encoding/i);
    }
  }
  const slash = await ask("/treatment/fue/?from=mail");
  expect([slash.status(), slash.headers().location]).toEqual([308, "/treatment/fue?from=mail"]);
});

test("an unknown URL returns status 404 and the not-found page", async ({ page, faults }) => {
  faults.allow("404");
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  const response = await page.goto("/no/such/page?name=secret");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: /404.*Oops! Page not found/s })).toBeVisible();
  await expect.poll(() => warnings.some((text) => text.includes("/no/such/page"))).toBe(true);
  expect(warnings.join()).not.toContain("secret");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

for (const width of [320, 390, 1280]) {
  test(`the page for emergencies starts with two buttons that call, at ${width} px`, {
    tag: width === 390 ? [] : ["@all"],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/if-something-goes-wrong");
    const buttons = ["Call 112 in Turkey", "Call 999 in the UK"].map((name) =>
      page.getByRole("link", { name, exact: true }),
    );
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      // In the first view, and on a phone as wide as the page.
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(844);
      expect(box?.width).toBeGreaterThanOrEqual(width < 640 ? width - 48 : 240);
    }
    await expect(buttons[0] ?? page.locator("none")).toHaveAttribute("href", "tel:112");
    await expect(buttons[1] ?? page.locator("none")).toHaveAttribute("href", "tel:999");
    // The signs of one treatment open at a press, and for a link to them.
    const signsOf = (id: string) => page.locator(`#${id}`).getByRole("heading").first();
    await expect(signsOf("teeth")).toBeHidden();
    const summary = (title: string) => page.locator("summary").filter({ hasText: title });
    await summary("After dental treatment").click();
    await expect(signsOf("teeth")).toBeVisible();
    await open(page, "/if-something-goes-wrong#eyes");
    await expect(summary("After an operation on the eyes or eyelids")).toBeInViewport();
    await expect(signsOf("eyes")).toBeInViewport();
  });
}
test("the links in the header don't move while the rest of it arrives", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/about");
  const links = page.getByRole("navigation", { name: "Main" });
  const before = await links.boundingBox();
  await links.evaluate((nav) => {
    // As the browser paints them before it has parsed what follows.
    while (nav.nextElementSibling) nav.nextElementSibling.remove();
  });
  expect((await links.boundingBox())?.x).toBe(before?.x);
  expect(before?.x).toBeGreaterThan(0);
});
