import { loadEnv, type Plugin } from "vite";
import { parseEnvironment } from "../../lib/environment-schema.ts";

/** Writes the checked settings of the build into `src/lib/environment.ts`. Stops at a wrong one. */
export function siteEnvironment(): Plugin {
  return {
    name: "site-environment",
    config: ({ root = process.cwd() }, { mode }) => ({
      define: {
        SITE_ENVIRONMENT: JSON.stringify(parseEnvironment(loadEnv(mode, root, "VITE_"))),
      },
    }),
  };
}

/**
 * Lets the bundler leave out the parts of React Router that the site does not use. Its modules name
 * each component (`Form.displayName = …`) and make contexts as they load; a bundler keeps both, and
 * all that hangs on them. Four kilobytes of every first view. Its warnings for developers go too.
 */
export function slimRouter(): Plugin {
  return {
    name: "slim-router",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, "")
          .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;")
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
          .replace(/= new (URL|WeakMap|Map|Set)\(/g, "= /* @__PURE__ */ new $1("),
        map: null,
      }),
    },
  };
}

/**
 * Leaves of Vite's way to load a chunk only the loading. The rest fetches the chunk's styles first,
 * and all styles of the site are in its pages, as the build makes sure.
 */
export function slimImports(): Plugin {
  return {
    name: "slim-imports",
    apply: "build",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: "export const __vitePreload = (load) => load();", map: null }),
    },
  };
}
