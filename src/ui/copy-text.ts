import { toast } from "./toast.ts";

/**
 * Copies a string and confirms it in a toast. On failure, shows `failed`, which says what to do instead. Returns
 * whether the text was copied.
 */
export async function copyText(
  text: string,
  { copied, failed }: { copied: string; failed: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
    return true;
  } catch {
    // The clipboard is blocked, or unavailable on a page without HTTPS.
    toast.error(failed);
    return false;
  }
}
