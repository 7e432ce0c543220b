import { expect, it } from "vitest";
import { readSourceFiles } from "./styles/source-files.ts";

/** A longer file is split by topic. */
const LIMIT = 300;

const folders = ["src", "supabase", "scripts", "tests", "e2e"];
const endings = [".ts", ".tsx", ".js", ".css", ".sql", ".py"];
/** Texts and generated files may be longer. */
const exceptions = ["src/content/", "supabase/functions/_shared/database-types.ts"];

it(`no file has more than ${LIMIT} lines`, () => {
  const files = folders.flatMap((folder) => readSourceFiles(folder, endings));
  expect(files.length).toBeGreaterThan(500);
  const long = files
    .filter(({ path }) => !exceptions.some((exception) => path.startsWith(exception)))
    .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
    .filter(({ lines }) => lines > LIMIT);
  expect(long).toEqual([]);
});
