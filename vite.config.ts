import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { siteEnvironment, slimImports, slimRouter } from "./src/app/build/vite-plugins.ts";
import { gallery } from "./src/app/gallery/vite-plugin.ts";
import { themeInHead } from "./src/features/theme/vite-plugin.ts";
import { localSupabase } from "./supabase/local/vite-plugin.ts";

/**
 * What nearly every public page shows. In one file it compresses better than in twenty, and the next
 * page has it already. Left out: what only some pages need, and whatever brings a library along.
 */
const inEveryPage = new RegExp(
  [
    "/node_modules/(react-router|react-router-dom|react-error-boundary|clsx)/",
    "/lucide-react/dist/esm/(?!icons/)",
    "/lucide-react/dist/esm/icons/(arrow-left|arrow-right|check|chevron-down|chevron-right|clock|minus|printer)\\.",
    "/src/app/(app|first-view|pages|scroll|shell/.*)\\.",
    "/src/content/package-contents\\.",
    "/src/ui/(accordion|badge|breadcrumb|button|illustration|link|page|page-head|printed-source|rich-text|table-of-contents)\\.",
  ].join("|"),
);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    siteEnvironment(),
    slimRouter(),
    slimImports(),
    themeInHead(),
    gallery(),
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
    // The table of what each page would preload costs every first view a kilobyte; pages are fetched
    // ahead of a tap anyway, see `src/lib/preload.ts`.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /\/node_modules\/(react|react-dom|scheduler)\//,
            },
            { name: "site", test: inEveryPage },
          ],
        },
      },
    },
  },
});
