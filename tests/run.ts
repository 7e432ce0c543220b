import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";
import { findServerPrograms } from "./database/postgres-server.ts";
import { findBrowser } from "./find-browser.ts";

/**
 * The result of a check or a suite. A check without tests of its own, such as lint, counts as one.
 */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The failures, and what passed only at a second try, one line each, repeated at the end. */
  failures?: readonly string[];
}

const project = fileURLToPath(new URL("..", import.meta.url));

/** A failed test in one line: its name and the first lines of its message. */
function failure(name: string, message = ""): string {
  const plain = stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, 400);
  return `${name.replace(project, "")}: ${plain}`;
}

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        message: z.string().default(""),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform((report) => ({
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [failure(name, message)] : []),
      ...assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) =>
          failure(`${name} › ${fullName}`, failureMessages?.[0]),
        ),
    ]),
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** A file or a `describe` of Playwright's report. */
const playwrightSuite = z.object({
  title: z.string(),
  specs: z
    .array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
            results: z.array(z.object({ error: z.object({ message: z.string() }).nullish() })),
          }),
        ),
      }),
    )
    .default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

/** Journeys that failed, or passed only at the second try. */
function failedJourneys(suite: z.infer<typeof playwrightSuite>, path = ""): string[] {
  const here = `${path}${suite.title} › `;
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, status, results }) =>
          failure(
            `${status === "flaky" ? "(passed at the second try) " : ""}${here}${title} [${projectName}]`,
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    ),
    ...suite.suites.flatMap((each) => failedJourneys(each, here)),
  ];
}

const playwrightReport = z
  .object({
    suites: z.array(playwrightSuite),
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats, suites }) => ({
    failures: suites.flatMap((each) => failedJourneys(each)),
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));

/** Runs an installed tool and shows its output. True if it succeeded. */
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
 * Runs a suite and reads its report. A run that failed without a failed test (a crash, a file that
 * does not load) or that ran nothing counts as a failure, except for a suite that a system may skip
 * as a whole.
 */
function suite(
  report: z.ZodType<Counts>,
  file: string,
  run: () => boolean,
  { maySkipAll = false } = {},
): Counts {
  const ok = run();
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = report.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    console.error("The suite left no report.");
  }
  const counted = counts.passed + counts.failed + (maySkipAll ? counts.skipped : 0);
  const ranNothing = counted === 0;
  if (counts.failed === 0 && (!ok || ranNothing)) {
    console.error(ranNothing ? "The suite ran no test." : "The runner failed outside its tests.");
    return { ...counts, failed: 1 };
  }
  return counts;
}

/** Type-checks each edge function as Deno does, with installed packages only. */
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
    return journeys(["chromium"], reportFile, { CHROMIUM_PATH: browser.path });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return check(false);
  }
}

/** Runs projects of `playwright.config.ts`. */
function journeys(
  projects: readonly string[],
  reportFile: string,
  environment: Record<string, string>,
  options?: { maySkipAll: boolean },
): Counts {
  const choice = projects.map((project) => `--project=${project}`);
  const run = () =>
    runTool("playwright", ["test", "--reporter=list,json", ...choice], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    });
  return suite(playwrightReport, reportFile, run, options);
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const postgres = findServerPrograms();

/** Runs suites with Vitest, through a tool that takes its options. */
function vitestSuite(tool: string, options: string[], name: string): Counts {
  const file = join(reports, `${name}.json`);
  const errorsFile = join(reports, `${name}-errors.json`);
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    "--reporter=./tests/unhandled-errors.ts",
  ];
  const counts = suite(vitestReport, file, () =>
    runTool(tool, [...options, ...reporters], { UNHANDLED_ERRORS_FILE: errorsFile }),
  );
  const errors = existsSync(errorsFile)
    ? z.array(z.string()).parse(JSON.parse(readFileSync(errorsFile, "utf8")))
    : [];
  const named = errors.map((line) => failure(`(outside of its tests) ${line}`));
  return { ...counts, failures: [...(counts.failures ?? []), ...named] };
}

/** Suites that need a server. If there is one, they run with the others on it. */
const serverSuites = ["external-database", "race"].flatMap((name) => [
  "--exclude",
  `tests/database/${name}.test.ts`,
]);

/** The suites that open a database, again on a real PostgreSQL. */
function onPostgres(): Counts {
  if ("missing" in postgres) {
    console.log(`Not run: ${postgres.missing}.`);
    return { passed: 0, failed: 0, skipped: 0 };
  }
  return vitestSuite("tsx", ["tests/database/on-postgres.ts"], "postgres");
}

const steps: readonly (readonly [title: string, run: () => Counts])[] = [
  ["Lint and format", () => check(runTool("biome", ["ci", "."]))],
  ["Types", () => check(runTool("tsc", ["--noEmit"]))],
  ["Edge functions under Deno", () => check(checkFunctions())],
  ["Spelling", () => check(runTool("cspell", ["lint", "--no-progress", "--quiet"]))],
  ["Unused code", () => check(runTool("knip", []))],
  [
    "Unit, database, function and contract tests",
    () => vitestSuite("vitest", ["run", ...("missing" in postgres ? [] : serverSuites)], "unit"),
  ],
  ["Database, function, contract and local tests on PostgreSQL", onPostgres],
  ["End to end", () => endToEnd(join(reports, "playwright.json"))],
  [
    "By keyboard in Firefox and WebKit",
    () => journeys(["firefox", "webkit"], join(reports, "browsers.json"), {}, { maySkipAll: true }),
  ],
];

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const [title, run] of steps) {
  console.log(`\n── ${title}`);
  const begun = Date.now();
  const counts = run();
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const outcome = counts.failed > 0 ? "FAILED" : counts.passed > 0 ? "ok" : "not run";
  const seconds = Math.round((Date.now() - begun) / 1000);
  summary.push(`${outcome.padEnd(7)} ${title} (${seconds} s)`);
  summary.push(...(counts.failures ?? []).map((line) => `        ${line}`));
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${summary.join("\n")}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
