import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { localSupabase } from "./supabase/local/vite-plugin.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), localSupabase()],
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
