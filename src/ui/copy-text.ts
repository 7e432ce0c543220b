import { toast } from "./toast.ts";

/** Copies a text and says so; if it fails, shows `failed`. Returns whether it was copied. */
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
