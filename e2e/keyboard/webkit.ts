import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../tests/free-port.ts";
import type { KeyboardBrowser, MissingBrowser } from "./browser.ts";
import { findProgram } from "./find-program.ts";
import type { KeyName } from "./keyboard.ts";

const keys: Record<KeyName, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: Key.SPACE,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
};

/** In milliseconds. It usually takes one or two seconds. */
const WINDOW_STARTS_WITHIN = 25_000;

const SCREEN = { width: 1400, height: 1100 } as const;

/** WebKitGTK's MiniBrowser, in the folders where distributions install it. */
function findMiniBrowser(): string | undefined {
  const libraries = ["/usr/lib", "/usr/libexec", "/usr/lib64"];
  const triples = readdirSync("/usr/lib").map((name) => join("/usr/lib", name));
  return findProgram(
    ["webkit2gtk-4.1/MiniBrowser", "webkit2gtk-4.0/MiniBrowser"],
    [...libraries, ...triples],
  );
}

/** A virtual screen, for a system without one. */
async function startScreen(xvfb: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(
    xvfb,
    ["-displayfd", "3", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
    screen.once("exit", () => reject(new Error("Xvfb exited before it had a screen.")));
  });
  return { display: `:${number}`, screen };
}

/** GTK settings: no animations, and a toolbar that allows a window as narrow as a phone. */
function writeToolkitSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), "gtk-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), "window * { min-width: 0; padding: 0 }\n");
  return folder;
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

/** Starts a WebDriver service. To stop it also ends its window. */
async function startService(
  program: string,
  env: NodeJS.ProcessEnv,
): Promise<{ server: string; stop: () => void }> {
  const port = await freePort();
  const service = spawn(program, [`--port=${port}`], { env, stdio: "ignore", detached: true });
  const server = `http://127.0.0.1:${port}`;
  while (!(await answers(`${server}/status`))) {
    if (service.exitCode !== null) throw new Error("WebKitWebDriver exited immediately.");
    await delay(50);
  }
  const stop = () => {
    process.off("exit", stop);
    try {
      // Its window is in the same process group.
      if (service.pid) process.kill(-service.pid, "SIGKILL");
    } catch {
      // It has already ended.
    }
  };
  process.once("exit", stop);
  return { server, stop };
}

/** The installed WebKitGTK, driven by Selenium on a virtual screen. */
export async function launchWebKit(): Promise<KeyboardBrowser | MissingBrowser> {
  const program = findProgram(["WebKitWebDriver"]);
  const binary = process.platform === "linux" ? findMiniBrowser() : undefined;
  if (!program || !binary) {
    return {
      missing: "no WebKitGTK with its driver found (on Debian: apt-get install webkit2gtk-driver)",
    };
  }
  const xvfb = findProgram(["Xvfb"]);
  if (!xvfb) return { missing: "WebKitGTK needs a screen (on Debian: apt-get install xvfb)" };

  const settings = writeToolkitSettings();
  const { display, screen } = await startScreen(xvfb);
  const environment = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings };

  /** Starts a window and the service that drives it. On a busy machine, a window sometimes never starts. */
  const startWindow = async (tries = 2): Promise<{ driver: WebDriver; stop: () => void }> => {
    const { server, stop } = await startService(program, environment);
    const window = new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      })
      .build();
    const driver = await Promise.race([
      window,
      delay(WINDOW_STARTS_WITHIN, undefined, { ref: false }),
    ]);
    if (driver) return { driver, stop };
    // The window fails as soon as its service stops.
    window.catch(() => {});
    stop();
    if (tries <= 1) throw new Error("No window of WebKitGTK started.");
    return startWindow(tries - 1);
  };

  return {
    name: `WebKitGTK (${binary}), driven by Selenium`,
    openWindow: async ({ width, height }) => {
      const { driver, stop } = await startWindow();
      // Without a window manager, the window under the pointer has the focus.
      await driver
        .manage()
        .window()
        .setRect({
          width,
          height,
          x: (SCREEN.width - width) / 2,
          y: (SCREEN.height - height) / 2,
        });
      return {
        goto: (address) => driver.get(address),
        press: (key, withShift) => {
          const actions = driver.actions();
          if (withShift) actions.keyDown(Key.SHIFT);
          actions.sendKeys(keys[key]);
          if (withShift) actions.keyUp(Key.SHIFT);
          return actions.perform();
        },
        type: (text) => driver.actions().sendKeys(text).perform(),
        evaluate: (expression) => driver.executeScript(`return ${expression}`),
        screenshot: async (path) => {
          await writeFile(path, await driver.takeScreenshot(), "base64");
        },
        close: async () => {
          await driver.quit();
          stop();
        },
      };
    },
    close: async () => {
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
