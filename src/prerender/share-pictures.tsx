import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { renderAsync } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import { brand } from "@/lib/brand.ts";
import { logoDrawing } from "@/ui/logo-drawing.ts";
import { palette } from "../../tailwind.config.ts";
import { type ShareCard, shareCards } from "./share-cards.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));
const illustrations = join(project, "public/illustrations");
/** Cache of pictures from earlier builds, keyed by their inputs, because most builds change none. */
const defaultCache = join(project, "node_modules/.cache/share-pictures");

/** The size that messaging apps expect. */
const width = 1200;
const height = 630;
const pictureWidth = 540;

const colours = palette.light;
const requireFrom = createRequire(import.meta.url);

/** Static fonts, because satori supports neither variable fonts nor the site's compressed ones. */
async function loadFonts(): Promise<Font[]> {
  const wanted = [
    { name: "Newsreader", family: "newsreader", weight: 500 },
    { name: "Source Sans", family: "source-sans-3", weight: 400 },
    { name: "Source Sans", family: "source-sans-3", weight: 600 },
  ] as const;
  return Promise.all(
    wanted.flatMap(({ name, family, weight }) =>
      // Letters missing from the first file, such as İ and ş, come from the second.
      (["latin", "latin-ext"] as const).map(async (subset): Promise<Font> => {
        const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
        return {
          name: subset === "latin" ? name : `${name} ${subset}`,
          weight,
          style: "normal",
          data: await readFile(requireFrom.resolve(file)),
        };
      }),
    ),
  );
}

/**
 * A drawing in its light colours, because CSS variables have no value outside a page. The opacity of a shape
 * is moved to its fill and stroke: resvg crashes if a shape with its own opacity extends far beyond the
 * picture.
 */
async function readIllustration(name: string): Promise<string | undefined> {
  try {
    const svg = await readFile(join(illustrations, `${name}.svg`), "utf8");
    return svg
      .replace(/var\(--[\w-]+,\s*(#[0-9a-f]+)\)/gi, "$1")
      .replace(/(<path [^>]*) opacity="([^"]+)"/g, '$1 fill-opacity="$2" stroke-opacity="$2"');
  } catch {
    return undefined;
  }
}

/** A drawing, cropped for the right side of the picture, as a data URL. */
async function drawIllustration(svg: string, focus: number): Promise<string> {
  const [, boxWidth, boxHeight] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  if (!boxWidth || !boxHeight) throw new Error("The drawing's viewBox must start at 0 0.");
  const fullWidth = Math.ceil(Math.max(pictureWidth, (height * boxWidth) / boxHeight));
  const fullHeight = Math.floor((fullWidth * boxHeight) / boxWidth);
  const left = Math.round((fullWidth - pictureWidth) * focus);
  const top = Math.max(0, Math.round((fullHeight - height) / 2));
  // Rendered as a whole and cropped afterwards, because resvg crashes on a group outside the view box.
  const drawn = await renderAsync(svg, {
    fitTo: { mode: "width", value: fullWidth },
    crop: { left, top, right: left + pictureWidth, bottom: top + height },
  });
  return `data:image/png;base64,${drawn.asPng().toString("base64")}`;
}

/** Long titles have a smaller font size, so that they fit in their half. */
function titleSize(title: string): number {
  if (title.length > 48) return 52;
  if (title.length > 28) return 62;
  return 76;
}

function Mark({ size }: { size: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${logoDrawing.size} ${logoDrawing.size}`}
    >
      <path d={logoDrawing.mainSail} fill={colours.terracotta} />
      <path d={logoDrawing.jib} fill={colours.sea} />
      <path
        d={logoDrawing.waves}
        fill="none"
        stroke={colours.sea}
        strokeWidth={logoDrawing.waveWidth}
        strokeLinecap="round"
      />
    </svg>
  );
}

function Card({ card, picture }: { card: ShareCard; picture: string | undefined }) {
  const serif = "Newsreader, Newsreader latin-ext";
  return (
    <div
      style={{
        display: "flex",
        width,
        height,
        background: colours.paper,
        color: colours.ink,
        fontFamily: "Source Sans, Source Sans latin-ext",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          flex: 1,
          padding: "60px 52px 56px 64px",
        }}
      >
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ fontSize: 28, fontWeight: 600, color: colours.sea }}>{card.kicker}</div>
          <div
            style={{
              marginTop: 18,
              fontFamily: serif,
              fontSize: titleSize(card.title),
              fontWeight: 500,
              lineHeight: 1.08,
              letterSpacing: "-0.012em",
            }}
          >
            {card.title}
          </div>
          <div style={{ marginTop: 26, fontSize: 30, lineHeight: 1.35, color: colours.muted }}>
            {card.lead}
          </div>
        </div>
        <div style={{ display: "flex", alignItems: "center" }}>
          <Mark size={54} />
          <div style={{ marginLeft: 14, marginTop: 6, fontFamily: serif, fontSize: 42 }}>
            {brand.name}
          </div>
        </div>
      </div>
      <div
        style={{ display: "flex", width: pictureWidth, height, background: colours["sea-soft"] }}
      >
        {picture ? <img alt="" src={picture} width={pictureWidth} height={height} /> : null}
      </div>
    </div>
  );
}

function fingerprint(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** Runs tasks in parallel, as many as there are processors. */
async function inParallel<Item>(items: readonly Item[], task: (item: Item) => Promise<void>) {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

type SharePictureOptions = {
  cards?: readonly ShareCard[];
  /** Folder that keeps the pictures between builds. Unused pictures are deleted. */
  cache?: string;
};

/** Writes the share pictures of all treatments, categories, cities and articles to `share/`. */
export async function makeSharePictures(
  outputDirectory: string,
  { cards = shareCards, cache = defaultCache }: SharePictureOptions = {},
): Promise<void> {
  const fonts = await loadFonts();
  const source = await readFile(fileURLToPath(import.meta.url));
  const look = fingerprint(
    source,
    JSON.stringify([colours, logoDrawing, brand.name]),
    ...fonts.map(({ data }) => Buffer.from(data as ArrayBuffer)),
  );
  const drawings = new Map<string, string | undefined>();
  for (const { illustration } of cards) {
    if (!drawings.has(illustration)) {
      drawings.set(illustration, await readIllustration(illustration));
    }
  }

  // Each drawing is rendered at most once.
  const pictures = new Map<string, Promise<string>>();
  function pictureOf({ illustration, focus = 0.5 }: ShareCard): Promise<string> | undefined {
    const svg = drawings.get(illustration);
    if (svg === undefined) return undefined;
    // Cards with the same drawing also have the same focus.
    const picture = pictures.get(illustration) ?? drawIllustration(svg, focus);
    pictures.set(illustration, picture);
    return picture;
  }

  const output = join(outputDirectory, "share");
  await mkdir(output, { recursive: true });
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();

  await inParallel(cards, async (card) => {
    const kept = `${fingerprint(look, JSON.stringify(card), drawings.get(card.illustration) ?? "")}.png`;
    used.add(kept);
    const target = join(output, `${card.file}.png`);
    try {
      await cp(join(cache, kept), target);
      return;
    } catch {
      // Not in the cache yet.
    }
    const svg = await satori(<Card card={card} picture={await pictureOf(card)} />, {
      width,
      height,
      fonts,
    });
    const png = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    await writeFile(target, png);
    await writeFile(join(cache, kept), png);
  });

  for (const file of await readdir(cache)) {
    if (!used.has(file)) await rm(join(cache, file));
  }
}
