type ToastOptions = { description?: string };

// Most visits never show a toast, so the library comes with the first one.
async function show(kind: "success" | "error", text: string, options: ToastOptions) {
  try {
    const { showToast } = await import("./toaster.tsx");
    showToast(kind, text, options);
  } catch {
    // Without a network the library may not come, but the message must.
    window.alert(options.description ? `${text}\n${options.description}` : text);
  }
}

/** Short messages at the edge of the screen, announced to screen readers. */
export const toast = {
  success(text: string, options: ToastOptions = {}): void {
    void show("success", text, options);
  },
  error(text: string, options: ToastOptions = {}): void {
    void show("error", text, options);
  },
};
