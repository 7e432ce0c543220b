import base from "../../vitest.config.ts";

/** The suites that open a database, for `npm run test:postgres`. */
export default {
  ...base,
  test: {
    ...base.test,
    include: ["tests/{contract,database,functions,local}/**/*.test.ts"],
    // These suites open no database, or need the embedded one.
    exclude: [
      "tests/database/{data-folder,embedded-server}.test.ts",
      "tests/functions/{counted-keys,deployment,form-post,function-parts,handler,handler-requests}.test.ts",
      "tests/functions/{lead-schema,reference}.test.ts",
      "tests/local/{functions,rest-query,server,site}.test.ts",
    ],
  },
};
