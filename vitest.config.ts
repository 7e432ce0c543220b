import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { articleHeadings } from "./src/prerender/vite-plugins.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests that may open a database. */
const databaseTests = "tests/{contract,database,functions,local}/**/*.test.ts";

/** The tests that need a page. */
const pageTests = "tests/**/*.test.tsx";

/** Tests in folders named `all` run only with `npm run test:all`, and when the command names them. */
const isNamed = process.argv.some((word) => word.includes("/all/"));
const exclude = [
  ...configDefaults.exclude,
  ...(process.env.TEST_ALL || isNamed ? [] : ["tests/**/all/**"]),
];

export default defineConfig({
  plugins: [articleHeadings()],
  resolve: {
    alias: { "@shared": folder("./supabase/functions/_shared"), "@": folder("./src") },
  },
  test: {
    setupFiles: ["tests/setup.ts"],
    // The default leaves one core idle, although much of the time is spent waiting for other processes.
    maxWorkers: 2,
    // A worker for each file takes twice as long. `tests/setup.ts` isolates the files instead.
    isolate: false,
    testTimeout: 30_000,
    // Starting servers takes a while on a busy machine.
    hookTimeout: 60_000,
    // One group after another: a worker ends when the next file needs another environment.
    projects: [
      {
        extends: true,
        test: {
          name: "database",
          environment: "node",
          include: [databaseTests],
          exclude,
          globalSetup: "tests/database/global-setup.ts",
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "page",
          environment: "jsdom",
          include: [pageTests],
          exclude,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: [...exclude, databaseTests],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
