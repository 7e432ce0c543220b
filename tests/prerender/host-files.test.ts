import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillHostFiles, styleHashes } from "@/prerender/host-files.ts";
import { projectFolder } from "../../supabase/local/settings.ts";
import { headersFor, parseHeaderRules } from "../../supabase/local/site.ts";

let output: string;

beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), "host-files-"));
  copyFileSync(join(projectFolder, "public/_headers"), join(output, "_headers"));
  writeFileSync(join(output, "index.html"), "<script>1</script><style>a{}</style>");
  writeFileSync(join(output, "favicon.svg"), "<svg><style>b{}</style></svg>");
});
afterEach(() => rmSync(output, { recursive: true, force: true }));

/** Returns the sources that the built site's policy allows for a directive. */
async function sources(directive: string, supabaseUrl: string | undefined) {
  await fillHostFiles({ output, supabaseUrl });
  const rules = parseHeaderRules(readFileSync(join(output, "_headers"), "utf8"));
  const policy = headersFor("/quote", rules).get("Content-Security-Policy") ?? "";
  const found = policy.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1);
}

describe("the policy", () => {
  // A form needs 'self' as well, because some browsers also check the page that the response redirects to.
  it.each([
    ["connect-src", ["'self'", "https://abc.supabase.co"]],
    ["form-action", ["'self'", "https://abc.supabase.co"]],
  ])("allows the Supabase project in %s", async (directive, expected) => {
    expect(await sources(directive, "https://abc.supabase.co/")).toEqual(expected);
  });

  it.each([
    ["connect-src", ["'self'"]],
    ["form-action", ["'self'"]],
  ])("allows only the site in %s if that also serves the project", async (directive, expected) => {
    expect(await sources(directive, undefined)).toEqual(expected);
  });

  it("allows the styles of the pages, of the icon and of Sonner", async () => {
    const { document } = new JSDOM().window;
    vi.stubGlobal("document", document);
    await import("sonner");
    vi.unstubAllGlobals();
    const [sonner, ...others] = document.querySelectorAll("style");
    expect(sonner?.textContent).toContain("[data-sonner-toaster]");
    expect(others).toEqual([]);
    expect(await sources("style-src", undefined)).toEqual([
      "'self'",
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
      // Sonner inserts the element before its text, so the policy must allow an empty one too.
      ...styleHashes(`<style></style>${sonner?.outerHTML}`),
    ]);
  });
});
