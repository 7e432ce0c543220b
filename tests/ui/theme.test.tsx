import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { THEME_KEY } from "@/ui/theme/theme.ts";
import { themeScript, themeTags } from "@/ui/theme/theme-script.ts";
import { palette } from "../../tailwind.config.ts";

const root = document.documentElement;

/** Runs the script in the head with a stored value from an earlier visit. */
function runScript(stored: string | null): void {
  if (stored !== null) localStorage.setItem(THEME_KEY, stored);
  new Function(themeScript)();
}

function browserColours(): (string | null)[] {
  return [...document.querySelectorAll('meta[name="theme-color"]:not([media])')].map((tag) =>
    tag.getAttribute("content"),
  );
}

beforeEach(() => {
  // Each test is a new page load: the module caches what it has read.
  vi.resetModules();
});

afterEach(() => {
  cleanup();
  delete root.dataset.theme;
  document.head.replaceChildren();
});

describe("the script in the head", () => {
  it.each(["light", "dark"] as const)(
    "sets a chosen %s theme and the browser's colour",
    (theme) => {
      runScript(JSON.stringify(theme));
      expect(root.dataset.theme).toBe(theme);
      expect(browserColours()).toEqual([palette[theme].paper]);
    },
  );

  it.each([
    ["nothing", null],
    ["an unknown theme", '"sepia"'],
    ["a property of every object", '"constructor"'],
    ["invalid JSON", "{"],
    ["null", "null"],
  ])("keeps the device's theme for %s", (_what, stored) => {
    runScript(stored);
    expect(root.dataset.theme).toBeUndefined();
    expect(browserColours()).toEqual([]);
  });

  it("does not throw if the browser refuses storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    expect(() => runScript(null)).not.toThrow();
  });

  it("comes before the tags for the device's light and dark themes", () => {
    expect(themeTags.map(({ tag }) => tag)).toEqual(["script", "meta", "meta"]);
    expect(themeScript).not.toMatch(/<\/script|<!--/i);
  });
});

describe("the switch", () => {
  async function showSwitch() {
    const { ThemeSwitch } = await import("@/ui/theme/theme-switch.tsx");
    render(<ThemeSwitch tone="paper" />);
    // Its code is loaded later.
    await screen.findAllByRole("radio");
  }
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>("radio").find((radio) => radio.checked)?.value;

  it("changes the page and stores the choice, or removes it for the device's theme", async () => {
    const user = userEvent.setup();
    await showSwitch();
    expect(chosen()).toBe("system");

    await user.click(screen.getByRole("radio", { name: "Dark" }));
    expect(root.dataset.theme).toBe("dark");
    expect(chosen()).toBe("dark");
    expect(browserColours()).toHaveLength(1);
    expect(localStorage.getItem(THEME_KEY)).toBe('"dark"');

    await user.click(screen.getByRole("radio", { name: "Device" }));
    expect(root.dataset.theme).toBeUndefined();
    expect(browserColours()).toEqual([]);
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
  });

  it("shows the choice of an earlier visit, which the script also reads", async () => {
    localStorage.setItem(THEME_KEY, '"light"');
    await showSwitch();
    expect(chosen()).toBe("light");
    runScript(null);
    expect(root.dataset.theme).toBe("light");
  });

  it("keeps a choice that could not be stored when the browser shows this page again", async () => {
    for (const method of ["getItem", "setItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    }
    await showSwitch();
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    act(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    expect(chosen()).toBe("dark");
    expect(root.dataset.theme).toBe("dark");
  });

  it.each([
    ["in a different tab", () => new StorageEvent("storage", { key: THEME_KEY })],
    [
      "before the browser shows this page again",
      () => new PageTransitionEvent("pageshow", { persisted: true }),
    ],
  ])("follows a choice made %s", async (_when, event) => {
    await showSwitch();
    localStorage.setItem(THEME_KEY, '"dark"');
    // The switch listens from its first effect on, which may run after it is rendered.
    await waitFor(() => {
      act(() => {
        window.dispatchEvent(event());
      });
      expect(chosen()).toBe("dark");
    });
    expect(root.dataset.theme).toBe("dark");
  });
});
