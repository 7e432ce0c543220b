type ToastOptions = { description?: string };

// Most visits never show a toast, so the library comes with the first one.
const library = () => import("./toaster.tsx");

/** Short messages at the edge of the screen, announced to screen readers. */
export const toast = {
  success(text: string, options: ToastOptions = {}): void {
    void library().then(({ showToast }) => showToast("success", text, options));
  },
  error(text: string, options: ToastOptions = {}): void {
    void library().then(({ showToast }) => showToast("error", text, options));
  },
};
