import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/**
 * Writes errors that occurred outside all tests, one on each line, to the file in `UNHANDLED_ERRORS_FILE`.
 * They fail a run, but Vitest's own JSON report does not contain them.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (file === undefined) return;
    const lines = errors.map(({ name, message, VITEST_TEST_PATH, stack }) =>
      [VITEST_TEST_PATH, `${name}: ${message}`, stack?.split("\n").at(1)?.trim()]
        .filter((part) => part !== undefined)
        .join(" › "),
    );
    writeFileSync(file, JSON.stringify(lines));
  }
}
