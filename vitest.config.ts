import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { articleHeadings } from "./src/prerender/vite-plugins.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests that may open a database. */
const databaseTests = "tests/{contract,database,functions,local}/**/*.test.ts";

/** Tests in folders named `all` run only with `npm run test:all`, and when the command names them. */
const isNamed = process.argv.some((word) => word.includes("/all/"));
const exclude = [
  ...configDefaults.exclude,
  ...(process.env.TEST_ALL || isNamed ? [] : ["tests/**/all/**"]),
];

/** Tests run in Node. A test that needs a DOM starts with `// @vitest-environment jsdom`. */
export default defineConfig({
  plugins: [articleHeadings()],
  resolve: {
    alias: { "@shared": folder("./supabase/functions/_shared"), "@": folder("./src") },
  },
  test: {
    environment: "node",
    setupFiles: ["tests/setup.ts"],
    // The default leaves one core idle, although much of the time is spent waiting for other processes.
    maxWorkers: 2,
    // A worker for each file takes twice as long. `tests/setup.ts` isolates the files instead.
    isolate: false,
    testTimeout: 30_000,
    // Starting servers takes a while on a busy machine.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...exclude, databaseTests],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: [databaseTests],
          exclude,
          globalSetup: "tests/database/global-setup.ts",
        },
      },
    ],
  },
});
