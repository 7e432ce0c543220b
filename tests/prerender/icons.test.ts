import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { brand } from "@/lib/brand.ts";
import { logoDrawing } from "@/ui/logo-drawing.ts";
import { palette } from "../../tailwind.config.ts";
import { project } from "../styles/source-files.ts";

const publicFile = (address: string) => join(project, "public", address);

const manifest = z
  .object({
    name: z.string(),
    short_name: z.string().max(12),
    start_url: z.literal("/"),
    background_color: z.string(),
    theme_color: z.string(),
    icons: z.array(
      z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() }),
    ),
  })
  .parse(JSON.parse(readFileSync(publicFile("site.webmanifest"), "utf8")));

/** Width and height in the header of a PNG file. */
function pngSize(address: string): string {
  const head = readFileSync(publicFile(address)).subarray(0, 24);
  expect(head.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

describe("the web manifest", () => {
  it("has the product's name and the page's colours", () => {
    expect(manifest).toMatchObject({
      name: brand.name,
      short_name: brand.name,
      background_color: palette.light.paper,
      theme_color: palette.light.paper,
    });
  });

  it("lists icons that exist, in the right sizes", () => {
    for (const icon of manifest.icons) {
      if (icon.type === "image/png") expect(pngSize(icon.src), icon.src).toBe(icon.sizes);
      else expect(existsSync(publicFile(icon.src)), icon.src).toBe(true);
    }
    expect(manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose}`)).toEqual(
      expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
    );
  });
});

describe("the page", () => {
  const links = parse(readFileSync(join(project, "index.html"), "utf8")).querySelectorAll(
    'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
  );

  it("links to icons and a manifest that exist", () => {
    expect(links.map((link) => link.getAttribute("rel"))).toEqual([
      "icon",
      "icon",
      "apple-touch-icon",
      "manifest",
    ]);
    for (const link of links) {
      const address = link.getAttribute("href") ?? "";
      expect(existsSync(publicFile(address)), address).toBe(true);
    }
    expect(pngSize("icons/apple-touch-icon.png")).toBe("180x180");
  });

  it("shows the header's logo in the browser tab", () => {
    const icon = readFileSync(publicFile("favicon.svg"), "utf8");
    for (const shape of [logoDrawing.mainSail, logoDrawing.jib, logoDrawing.waves])
      expect(icon).toContain(shape);
  });
});
