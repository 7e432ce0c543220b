import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";

/**
 * The result of a check or a suite. A check without tests, such as lint, counts as one.
 */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failures, each in one line, which are repeated at the end. */
  failures?: readonly string[];
}

/** The project's folder. */
export const project = fileURLToPath(new URL("..", import.meta.url));

/** A failed test in one line: its name and the start of its message. */
export function failure(name: string, message = ""): string {
  const plain = stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, 400);
  return `${name.replace(project, "")}: ${plain}`;
}

/** The counts in Vitest's JSON report. */
export const vitestReport = z
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

/** A file or a `describe` in Playwright's report. */
const playwrightSuite = z.object({
  title: z.string(),
  specs: z
    .array(
      z.object({
        title: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.enum(["expected", "unexpected", "skipped"]),
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

/** Tests that failed. */
function failedTests(suite: z.infer<typeof playwrightSuite>, path = ""): string[] {
  const here = `${path}${suite.title} › `;
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected")
        .map(({ projectName, results }) =>
          failure(
            `${here}${title} [${projectName}]`,
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    ),
    ...suite.suites.flatMap((each) => failedTests(each, here)),
  ];
}

/** The counts in Playwright's JSON report. */
export const playwrightReport = z
  .object({
    suites: z.array(playwrightSuite),
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats, suites }) => ({
    failures: suites.flatMap((each) => failedTests(each)),
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
