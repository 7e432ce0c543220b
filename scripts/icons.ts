/**
 * `npm run icons`: makes the site's icons and its web manifest from the logo and the design tokens. The
 * files that it writes to `public` are committed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { brand } from "../src/lib/brand.ts";
import { logoDrawing } from "../src/ui/logo-drawing.ts";
import { palette } from "../tailwind.config.ts";

type MarkColours = { mainSail: string; jib: string; waves: string };

const publicFolder = fileURLToPath(new URL("../public/", import.meta.url));

/** App icons have a dark background, so the sails have the colours of the dark theme. */
const lit: MarkColours = {
  mainSail: palette.dark.terracotta,
  jib: palette.dark.ink,
  waves: palette.dark.sea,
};

function drawMark({ mainSail, jib, waves }: MarkColours): string {
  return `<path fill="${mainSail}" d="${logoDrawing.mainSail}"/><path fill="${jib}" d="${logoDrawing.jib}"/><path fill="none" stroke="${waves}" stroke-width="${logoDrawing.waveWidth}" stroke-linecap="round" d="${logoDrawing.waves}"/>`;
}

/**
 * An icon with the logo on a dark square. `share` is the logo's share of the width, and `corner` the radius
 * of the corners.
 */
function appIcon({ size, share, corner }: { size: number; share: number; corner: number }): Buffer {
  const inset = (logoDrawing.size * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoDrawing.size} ${logoDrawing.size}"><rect width="${logoDrawing.size}" height="${logoDrawing.size}" rx="${corner * logoDrawing.size}" fill="${palette.light.deep}"/><g transform="translate(${inset} ${inset}) scale(${share})">${drawMark(lit)}</g></svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** The icon in a browser tab: without a background, in the colours of the browser's theme. */
function tabIcon(): string {
  const sails = `.sail{fill:${palette.light.terracotta}}.jib{fill:${palette.light.sea}}.waves{stroke:${palette.light.sea}}`;
  const dark = `.sail{fill:${palette.dark.terracotta}}.jib{fill:${palette.dark.sea}}.waves{stroke:${palette.dark.sea}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logoDrawing.size} ${logoDrawing.size}"><style>${sails}@media (prefers-color-scheme:dark){${dark}}</style><path class="sail" d="${logoDrawing.mainSail}"/><path class="jib" d="${logoDrawing.jib}"/><path class="waves" fill="none" stroke-width="${logoDrawing.waveWidth}" stroke-linecap="round" d="${logoDrawing.waves}"/></svg>\n`;
}

/** App icons, by file name. */
const icons = {
  "icon-192.png": { size: 192, share: 0.7, corner: 0.22 },
  "icon-512.png": { size: 512, share: 0.7, corner: 0.22 },
  // Devices crop this icon. The middle four fifths are always visible.
  "icon-maskable-512.png": { size: 512, share: 0.54, corner: 0 },
  "apple-touch-icon.png": { size: 180, share: 0.66, corner: 0 },
  // For browsers without SVG icons.
  "favicon-48.png": { size: 48, share: 0.8, corner: 0.22 },
};

const manifest = {
  id: "/",
  name: brand.name,
  short_name: brand.name,
  description: `${brand.tagline}.`,
  lang: "en-GB",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  // With a Back button, because there are links to other sites.
  display: "minimal-ui",
  background_color: palette.light.paper,
  theme_color: palette.light.paper,
  categories: ["health", "travel"],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    {
      src: "/icons/icon-maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  ],
};

mkdirSync(`${publicFolder}icons`, { recursive: true });
for (const [name, look] of Object.entries(icons)) {
  writeFileSync(`${publicFolder}icons/${name}`, appIcon(look));
}
writeFileSync(`${publicFolder}favicon.svg`, tabIcon());
writeFileSync(`${publicFolder}site.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
