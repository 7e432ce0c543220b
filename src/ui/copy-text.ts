import { toast } from "./toast.ts";

/** Copies a text and says so in a toast, or says with `failed` what to do instead. */
export async function copyText(
  text: string,
  { copied, failed }: { copied: string; failed: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    // The clipboard is blocked, or missing on a page without HTTPS.
    toast.error(failed);
  }
}
