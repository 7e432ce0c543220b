import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";

const text = readFileSync("SECURITY.md", "utf8");

/** The rows of the table of threats. */
const threats = text
  .slice(text.indexOf("## Threats"), text.indexOf("## The local server"))
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(2);

/** All tests in a file, or below a folder. */
function testsIn(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf8");
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"))
    .join("\n");
}

it("names a test for each defence", () => {
  expect(threats.length).toBeGreaterThan(25);
  for (const [index, row] of threats.entries()) {
    const tests = row.split(" | ").at(-1) ?? "";
    // "the same" stands for the tests of the row above.
    expect(tests, `row ${index + 1}`).toMatch(/^the same|`(tests|e2e)\//);
  }
});

it("names only tests that exist", () => {
  const paths = [...text.matchAll(/`((?:tests|e2e)[/\w.-]*)`/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(40);
  expect([...new Set(paths)].filter((path) => !existsSync(path))).toEqual([]);
  for (const [, title = "", path = ""] of text.matchAll(/"([^"]+)" in `((?:tests|e2e)[^`]*)`/g)) {
    expect(testsIn(path), `"${title}" in ${path}`).toContain(title);
  }
});
