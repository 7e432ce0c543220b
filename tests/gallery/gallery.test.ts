import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, resolveConfig, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GALLERY_PATH, gallery } from "@/gallery/vite-plugin.ts";
import { project, readSourceFiles } from "../styles/source-files.ts";

const pluginNames = async (command: "build" | "serve") =>
  (
    await resolveConfig({ root: project, configFile: false, plugins: [gallery()] }, command)
  ).plugins.map((plugin) => plugin.name);

describe("a build", () => {
  it("does not contain the gallery", async () => {
    expect(await pluginNames("serve")).toContain("gallery");
    expect(await pluginNames("build")).not.toContain("gallery");
  });

  it("imports no module of the gallery from the site", () => {
    const importers = [...readSourceFiles("src", [".ts", ".tsx", ".css"])]
      .filter(({ path }) => !path.startsWith("src/gallery/"))
      .filter(({ text }) => /(?:from|import\(?)\s*["'][^"']*gallery/.test(text))
      .map(({ path }) => path);
    expect(importers).toEqual([]);
  });
});

describe("the dev server", () => {
  let vite: ViteDevServer;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    vite = await createServer({
      root: project,
      configFile: false,
      logLevel: "silent",
      appType: "custom",
      plugins: [gallery()],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    server = createHttpServer((request, response) => {
      vite.middlewares(request, response, () => {
        response.statusCode = 404;
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await vite.close();
  });

  it("shows the gallery at its URL and nowhere else", async () => {
    const page = await fetch(`${origin}${GALLERY_PATH}?theme=dark`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("/src/gallery/main.tsx");
    expect((await fetch(`${origin}${GALLERY_PATH}-2`)).status).toBe(404);
  });
});
