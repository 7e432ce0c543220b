import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/**
 * Writes the errors that came outside every test, a line each, into the file that
 * `UNHANDLED_ERRORS_FILE` names. They fail a run, and Vitest's own JSON report leaves them out.
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
