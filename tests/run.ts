import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { findServerPrograms } from "./database/postgres-server.ts";
import { findBrowser } from "./find-browser.ts";
import { fuzzSeed } from "./fuzz.ts";
import { type Counts, failure, playwrightReport, project, vitestReport } from "./reports.ts";

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

type Environment = Record<string, string>;

function start(
  name: string,
  options: readonly string[],
  stdio: "inherit" | "pipe",
  environment: Environment,
) {
  const child = spawn(join(project, "node_modules/.bin", name), options, {
    cwd: project,
    env: { ...process.env, ...environment },
    stdio: ["inherit", stdio, stdio],
    shell: process.platform === "win32",
  });
  const succeeded = new Promise<boolean>((resolve) => {
    child.once("error", (error) => {
      console.error(`${name}: ${error.message}`);
      resolve(false);
    });
    child.once("close", (code) => resolve(code === 0));
  });
  return { child, succeeded };
}

/** Runs an installed tool and shows its output. Returns whether it succeeded. */
function runTool(name: string, options: readonly string[], environment: Environment = {}) {
  return start(name, options, "inherit", environment).succeeded;
}

/** Runs an installed tool in parallel with others, and shows its output when it has finished. */
async function runInParallel(name: string, options: readonly string[]): Promise<Counts> {
  const { child, succeeded } = start(name, options, "pipe", { FORCE_COLOR: "1" });
  const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
  const ok = await succeeded;
  const printed = (await Promise.all(output)).join("").trim();
  if (printed !== "") console.log(printed);
  return check(ok);
}

function check(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * Runs a suite and reads its report. A run that failed without a failed test (because of a crash, or a file
 * that does not load) or that ran no tests counts as a failure, unless the whole suite may be skipped.
 */
async function suite(
  report: z.ZodType<Counts>,
  file: string,
  run: () => Promise<boolean>,
  { maySkipAll = false } = {},
): Promise<Counts> {
  const ok = await run();
  let counts = none;
  try {
    counts = report.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    console.error("The suite wrote no report.");
  }
  const counted = counts.passed + counts.failed + (maySkipAll ? counts.skipped : 0);
  const ranNothing = counted === 0;
  if (counts.failed === 0 && (!ok || ranNothing)) {
    console.error(ranNothing ? "The suite ran no tests." : "The run failed outside its tests.");
    return { ...counts, failed: 1 };
  }
  return counts;
}

async function endToEnd(reportFile: string): Promise<Counts> {
  try {
    const browser = findBrowser();
    console.log(browser.how);
    return await playwrightSuite(["chromium"], reportFile, { CHROMIUM_PATH: browser.path });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return check(false);
  }
}

/** Runs projects in `playwright.config.ts`. */
function playwrightSuite(
  projects: readonly string[],
  reportFile: string,
  environment: Environment,
  options?: { maySkipAll: boolean },
): Promise<Counts> {
  const choice = projects.map((each) => `--project=${each}`);
  const run = () =>
    runTool("playwright", ["test", "--reporter=list,json", ...choice], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    });
  return suite(playwrightReport, reportFile, run, options);
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const postgres = findServerPrograms();

/** Runs suites with Vitest, through a tool that accepts its options. */
async function vitestSuite(tool: string, options: string[], name: string): Promise<Counts> {
  const file = join(reports, `${name}.json`);
  const errorsFile = join(reports, `${name}-errors.json`);
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    "--reporter=./tests/unhandled-errors.ts",
  ];
  const counts = await suite(vitestReport, file, () =>
    runTool(tool, [...options, ...reporters], { UNHANDLED_ERRORS_FILE: errorsFile }),
  );
  const errors = existsSync(errorsFile)
    ? z.array(z.string()).parse(JSON.parse(readFileSync(errorsFile, "utf8")))
    : [];
  const named = errors.map((line) => failure(`(outside of its tests) ${line}`));
  return { ...counts, failures: [...(counts.failures ?? []), ...named] };
}

/**
 * Suites that run only on PostgreSQL if a server is installed: all that open a database, except for the contract
 * and the policies. See docs/decisions/072-suites-on-one-database.md.
 */
const serverSuites = [
  "database/{audit,external-database,growing-tables,lead-edits,lead-figures,lead-list,lead-work,lock-order}",
  "database/{my-request,outbox,outbox-race,person-rights,race,reference,second-factor,security-race}",
  "database/{submit-lead,team-names}",
  "functions/{contact,deliver,deliver-senders,deliver-worker,delivery-request,forms-fuzz,fuzz,mail-faults}",
  "functions/{my-request,newsletter,retention}",
  "local/{auth,callers,forged-tokens,lead-commands,raw-requests,rest,rest-fuzz,role-commands}",
].flatMap((names) => ["--exclude", `tests/${names}.test.ts`]);

/** Runs the suites that open a database on a real PostgreSQL server as well. */
async function onPostgres(): Promise<Counts> {
  if ("missing" in postgres) {
    console.log(`Not run: ${postgres.missing}.`);
    return none;
  }
  return vitestSuite("tsx", ["tests/database/on-postgres.ts"], "postgres");
}

/** The steps, which run one after another. The entries of a step run at the same time. */
const steps: readonly Readonly<Record<string, () => Promise<Counts>>>[] = [
  {
    "Lint and format": () => runInParallel("biome", ["ci", "."]),
    Types: () => runInParallel("tsc", ["--noEmit"]),
    Spelling: () => runInParallel("cspell", ["lint", "--no-progress", "--quiet"]),
    "Unused code": () => runInParallel("knip", []),
  },
  {
    "Unit, database, function and contract tests": () =>
      vitestSuite("vitest", ["run", ...("missing" in postgres ? [] : serverSuites)], "unit"),
  },
  {
    "Database, function, contract and local tests on PostgreSQL": onPostgres,
    // These tests mostly wait for their browsers.
    "Keyboard tests in Firefox and WebKit": () =>
      playwrightSuite(
        ["firefox", "webkit"],
        join(reports, "browsers.json"),
        {},
        { maySkipAll: true },
      ),
  },
  { "End-to-end tests": () => endToEnd(join(reports, "playwright.json")) },
];

console.log(`Arbitrary inputs have the seed ${fuzzSeed}. FUZZ_SEED sets another.`);

const total: Counts = { ...none };
const summary: string[] = [];

async function runStep(title: string, run: () => Promise<Counts>): Promise<void> {
  const begun = Date.now();
  const counts = await run();
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const outcome = counts.failed > 0 ? "FAILED" : counts.passed > 0 ? "ok" : "not run";
  const seconds = Math.round((Date.now() - begun) / 1000);
  summary.push(`${outcome.padEnd(7)} ${title} (${seconds} s)`);
  summary.push(...(counts.failures ?? []).map((line) => `        ${line}`));
}

for (const step of steps) {
  console.log(`\n── ${Object.keys(step).join(", ")}`);
  await Promise.all(Object.entries(step).map(([title, run]) => runStep(title, run)));
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${summary.join("\n")}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
