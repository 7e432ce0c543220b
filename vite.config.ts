import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import {
  articleHeadings,
  drawingsInThemes,
  siteEnvironment,
  themeInHead,
  workspacePage,
} from "./src/prerender/vite-plugins.ts";
import { localSupabase } from "./supabase/local/vite-plugin.ts";

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    siteEnvironment(),
    articleHeadings(),
    drawingsInThemes(),
    themeInHead(),
    workspacePage(),
    localSupabase(),
  ],
  resolve: {
    alias: {
      "@": fileURLToPath(new URL("./src", import.meta.url)),
      "@shared": fileURLToPath(new URL("./supabase/functions/_shared", import.meta.url)),
    },
  },
  build: {
    target: "baseline-widely-available",
    cssMinify: "lightningcss",
    assetsInlineLimit: 2048,
    // The list of modules that each page would preload would add a kilobyte to every first view. Pages are
    // preloaded before a tap anyway; see `src/lib/preload.ts`.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /\/node_modules\/(react|react-dom|scheduler)\//,
            },
            // Modules that every page needs.
            { name: "site", tags: ["$initial"] },
            // Modules that many pages share. A single file compresses better than twenty, and is already
            // cached on the next page.
            {
              name: "shared",
              test: /\/(node_modules|src\/(lib|ui|site\/(shell|features\/page-content)))\//,
              minShareCount: 10,
            },
          ],
        },
      },
    },
  },
});
