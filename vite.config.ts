import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { gallery } from "./src/app/gallery/vite-plugin.ts";
import { themeInHead } from "./src/features/theme/vite-plugin.ts";
import { localSupabase } from "./supabase/local/vite-plugin.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), themeInHead(), gallery(), localSupabase()],
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
  },
});
