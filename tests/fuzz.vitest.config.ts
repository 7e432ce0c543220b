import base from "../vitest.config.ts";

/** `npm run test:fuzz`: the tests with arbitrary input, with 10,000 inputs each instead of 1,000. */
export default {
  ...base,
  test: {
    ...base.test,
    include: ["tests/functions/{fuzz,forms-fuzz}.test.ts", "tests/local/rest-fuzz.test.ts"],
    env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? "10000" },
  },
};
