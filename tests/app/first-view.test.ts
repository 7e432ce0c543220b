import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FIRST_VIEW, SPARED } from "@/app/first-view.ts";
import { projectFolder } from "../../supabase/local/settings.ts";

it("spares in the style sheet what the script lays out later", () => {
  const css = readFileSync(join(projectFolder, "src/styles/index.css"), "utf8");
  expect(css).toContain(`[${FIRST_VIEW}] :is(${SPARED}) {`);
});
