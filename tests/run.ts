import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { findBrowser } from "./find-browser.ts";

/** What a check or a suite came to. A check without tests of its own, such as lint, counts as one. */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const project = fileURLToPath(new URL("..", import.meta.url));

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

/** Runs a tool that npm installed and shows what it writes. True where it ended well. */
function runTool(name: string, options: string[], environment: SpawnSyncOptions["env"] = {}) {
  const result = spawnSync(join(project, "node_modules/.bin", name), options, {
    cwd: project,
    env: { ...process.env, ...environment },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (result.error) console.error(`${name}: ${result.error.message}`);
  return result.status === 0;
}

function check(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * Runs a suite and reads its report. A runner that failed without a failed test (it crashed, a file
 * did not load) or that ran nothing counts as a failure.
 */
function suite(report: z.ZodType<Counts>, file: string, run: () => boolean): Counts {
  const ok = run();
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = report.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    console.error("The suite left no report.");
  }
  const ranNothing = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (!ok || ranNothing)) {
    console.error(ranNothing ? "The suite ran no test." : "The runner failed outside its tests.");
    return { ...counts, failed: 1 };
  }
  return counts;
}

/** Type-checks each edge function as Deno sees it, with nothing but what npm installed. */
function checkFunctions(): boolean {
  const folder = join(project, "supabase/functions");
  const entries = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, "index.ts")));
  const results = entries.map((path) =>
    runTool("deno", [
      "check",
      "--quiet",
      "--no-lock",
      "--node-modules-dir=manual",
      "--config",
      join(path, "deno.json"),
      join(path, "index.ts"),
    ]),
  );
  return results.length > 0 && results.every(Boolean);
}

function endToEnd(reportFile: string): Counts {
  try {
    const browser = findBrowser();
    console.log(browser.how);
    return suite(playwrightReport, reportFile, () =>
      runTool("playwright", ["test", "--reporter=list,json"], {
        CHROMIUM_PATH: browser.path,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      }),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return check(false);
  }
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const vitestFile = join(reports, "vitest.json");

const steps: readonly (readonly [title: string, run: () => Counts])[] = [
  ["Lint and format", () => check(runTool("biome", ["ci", "."]))],
  ["Types", () => check(runTool("tsc", ["--noEmit"]))],
  ["Edge functions under Deno", () => check(checkFunctions())],
  ["Spelling", () => check(runTool("cspell", ["lint", "--no-progress", "--quiet"]))],
  ["Unused code", () => check(runTool("knip", []))],
  [
    "Unit, database, function and contract tests",
    () =>
      suite(vitestReport, vitestFile, () =>
        runTool("vitest", [
          "run",
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${vitestFile}`,
        ]),
      ),
  ],
  ["End to end", () => endToEnd(join(reports, "playwright.json"))],
];

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const [title, run] of steps) {
  console.log(`\n── ${title}`);
  const counts = run();
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  summary.push(`${counts.failed === 0 ? "ok    " : "FAILED"}  ${title}`);
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${summary.join("\n")}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
