import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests run in Node; one that needs a page says so with `// @vitest-environment jsdom`. */
export default defineConfig({
  resolve: {
    alias: { "@shared": folder("./supabase/functions/_shared"), "@": folder("./src") },
  },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    environment: "node",
    setupFiles: ["tests/setup.ts"],
    // Left to itself it leaves a core idle; much of the time goes into waiting for other processes.
    maxWorkers: 2,
    // A worker for each file takes twice as long. `tests/setup.ts` keeps files apart.
    isolate: false,
    testTimeout: 30_000,
    // A build server has other work. The reporter marks a test that passed only at the second try.
    retry: process.env.CI === "true" ? 1 : 0,
    // The embedded PostgreSQL takes a while to make on a busy machine.
    hookTimeout: 60_000,
  },
});
