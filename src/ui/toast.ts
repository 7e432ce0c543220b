import { announce } from "./announce.ts";

type ToastOptions = { description?: string };

/** How long to wait before a message without the library, in milliseconds. Leaving a page stops it from loading too. */
const LEAVING_MILLISECONDS = 500;

// Most visits never show a toast, so the library is loaded with the first one.
async function show(kind: "success" | "error", text: string, options: ToastOptions) {
  announce(options.description ? `${text}. ${options.description}` : text);
  try {
    const { showToast } = await import("./toaster.tsx");
    showToast(kind, text, options);
  } catch {
    // The library may fail to load offline, but the message must be shown, unless the page is being left.
    window.setTimeout(() => {
      window.alert(options.description ? `${text}\n${options.description}` : text);
    }, LEAVING_MILLISECONDS);
  }
}

/** Short messages at the edge of the screen. The announcer reads them. */
export const toast = {
  success(text: string, options: ToastOptions = {}): void {
    void show("success", text, options);
  },
  error(text: string, options: ToastOptions = {}): void {
    void show("error", text, options);
  },
};
