import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createLastModified } from "@/prerender/last-modified.ts";

const project = mkdtempSync(join(tmpdir(), "last-modified-"));
afterAll(() => rmSync(project, { recursive: true }));

function git(date: string, ...parts: string[]): void {
  const settings = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  execFileSync("git", [...settings, ...parts], {
    cwd: project,
    stdio: "ignore",
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

function commit(file: string, day: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), day);
  git(`${day}T12:00:00Z`, "add", file);
  git(`${day}T12:00:00Z`, "commit", "-m", file);
}

const page = "src/site/pages/terms/terms-page.tsx";
const view = "src/site/features/documents/document-view.tsx";
const text = "src/content/documents/terms.ts";
const shared = "src/content/packages.ts";

beforeAll(() => {
  git("2024-01-01T12:00:00Z", "init");
  commit(page, "2024-01-01");
  commit(shared, "2024-02-02");
  commit(text, "2024-03-03");
  commit(view, "2024-04-04");
});

const absolute = (...files: string[]) => files.map((file) => join(project, file));

it("is the date of the page's own files if it imports no text", () => {
  expect(createLastModified(project, new Map())([page])).toBe("2024-01-01");
});

it("is the date of the newest text that the page imports, directly or indirectly", () => {
  const imports = new Map([
    [join(project, page), absolute(view)],
    [join(project, view), absolute(shared)],
  ]);
  // Code that renders a page does not change its texts, so its date does not count.
  expect(createLastModified(project, imports)([page])).toBe("2024-02-02");
  imports.set(join(project, shared), absolute(text));
  expect(createLastModified(project, imports)([page])).toBe("2024-03-03");
});

it("is today if the files are not in the history", () => {
  vi.setSystemTime("2024-05-05T23:59:59Z");
  expect(createLastModified(project, new Map())(["src/site/pages/new.tsx"])).toBe("2024-05-05");
  vi.useRealTimers();
});
