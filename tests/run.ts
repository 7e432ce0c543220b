/** `npm test`, and with the argument `all` `npm run test:all`: runs the checks and the suites, and counts. */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";
import { findBrowser } from "./find-browser.ts";
import { fuzzSeed } from "./fuzz.ts";

/** Whether to test everything, with other arbitrary inputs each time. */
const all = process.argv.includes("all");
const seed = process.env.FUZZ_SEED ?? (all ? Date.now() % 2 ** 31 : fuzzSeed);
const options = {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  env: {
    ...process.env,
    FUZZ_SEED: String(seed),
    ...(all && { TEST_ALL: "true", FUZZ_RUNS: process.env.FUZZ_RUNS ?? "1000" }),
  },
  shell: process.platform === "win32",
};
const tool = (name: string) => join(options.cwd, "node_modules/.bin", name);
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));

/** What a check or a suite counted, and the names of the tests that failed. */
type Counts = { passed: number; failed: number; skipped: number; failures: string[] };

/** Runs a check without tests, such as lint, which counts as one test. Shows its output when it has finished. */
function check(name: string, ...words: string[]): Promise<Counts> {
  return new Promise((resolve) => {
    execFile(tool(name), words, { ...options, maxBuffer: 2 ** 26 }, (error, output, errors) => {
      const printed = `${output}${errors}`.trim();
      if (printed !== "") console.log(printed);
      resolve({ passed: error ? 0 : 1, failed: error ? 1 : 0, skipped: 0, failures: [] });
    });
  });
}

/** A failed test and how its first message begins. Some logs keep only the end of a run, which is where this stands. */
function failure(test: string, [message = ""]: readonly (string | undefined)[]): string {
  const lines = stripVTControlCharacters(message).split("\n");
  return [test, ...lines.filter((line) => line.trim() !== "").slice(0, 12)].join("\n    ");
}

const vitestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({
            status: z.string(),
            fullName: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) =>
          failure(`${relative(options.cwd, name)}: ${fullName}`, failureMessages ?? []),
        ),
    ),
  }));

/** A file or a group of tests in a report of Playwright. */
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      // One for each project. `ok` of the whole speaks only of the first.
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(
            z.object({ errors: z.array(z.object({ message: z.string().optional() })) }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

function failuresOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return failure(`e2e/${file} (${projectName}): ${title}`, messages);
      }),
  );
  return [...failed, ...suites.flatMap(failuresOf)];
}

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), skipped: z.int() }),
    suites: z.array(playwrightSuite),
  })
  .transform(({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  }));

const reportSchema = z.union([vitestReport, playwrightReport]);

/**
 * Runs a suite with a report in a file, and counts. A run that failed outside its tests, for example because a file does
 * not load, or that ran no tests, counts as a failure.
 */
async function suite(name: string, words: string[], file: string, env = {}): Promise<Counts> {
  const child = spawn(tool(name), words, {
    ...options,
    env: { ...options.env, ...env },
    stdio: "inherit",
  });
  const ok = await new Promise<boolean>((resolve) => {
    child.once("error", (error) => {
      console.error(`${name}: ${error.message}`);
      resolve(false);
    });
    child.once("close", (code) => resolve(code === 0));
  });
  let counts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  try {
    counts = reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    console.error(`${name} wrote no report.`);
  }
  const ranNothing = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (!ok || ranNothing) ? { ...counts, failed: 1 } : counts;
}

function vitest(): Promise<Counts> {
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return suite("vitest", ["run", ...reporters], file);
}

async function endToEnd(): Promise<Counts> {
  try {
    const { path, how } = findBrowser();
    console.log(how);
    const file = join(reports, "playwright.json");
    const words = ["test", "--reporter=list,json", ...(all ? [] : ["--project=chromium"])];
    const env = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    return await suite("playwright", words, file, env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
}

/** The steps, which run one after another. The entries of a step run at the same time. */
const steps: readonly Readonly<Record<string, () => Promise<Counts>>>[] = [
  {
    "Lint and format": () => check("biome", "ci", "."),
    Types: () => check("tsc", "--noEmit"),
    Spelling: () => check("cspell", "lint", "--no-progress", "--quiet"),
    "Unused code": () => check("knip"),
  },
  { "Unit, database, function and contract tests": vitest },
  { "End-to-end tests": endToEnd },
];

console.log(`Arbitrary inputs have the seed ${seed}. FUZZ_SEED sets another.`);
const total: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
const summary: string[] = [];

async function runStep([title, run]: [string, () => Promise<Counts>]): Promise<void> {
  const begun = performance.now();
  const { passed, failed, skipped, failures } = await run();
  total.failures.push(...failures);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const outcome = failed > 0 ? "FAILED" : passed > 0 ? "ok" : "not run";
  const seconds = Math.round((performance.now() - begun) / 1000);
  summary.push(`${outcome.padEnd(7)} ${title} (${seconds} s)`);
}

for (const step of steps) await Promise.all(Object.entries(step).map(runStep));
rmSync(reports, { recursive: true, force: true });

if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join("\n")}`);
console.log(`\n${summary.join("\n")}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
