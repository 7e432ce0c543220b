import { toast } from "@/ui/toast.ts";

/**
 * Copies a text once it is allowed. Safari writes to the clipboard only as part of a press, before anything else has
 * answered, but then takes a promise of the text. Throws if it is not allowed.
 */
async function writeOnceAllowed(text: string, isAllowed: Promise<boolean>): Promise<void> {
  const content = isAllowed.then((allowed) => {
    if (!allowed) throw new Error("This must not be copied.");
    return new Blob([text], { type: "text/plain" });
  });
  // The clipboard may be blocked before it waits for this.
  content.catch(() => {});
  let item: ClipboardItem;
  try {
    item = new ClipboardItem({ "text/plain": content });
  } catch {
    // This browser has no such items, or they take no promise.
    await content;
    return navigator.clipboard.writeText(text);
  }
  return navigator.clipboard.write([item]);
}

/**
 * Copies a text once it is allowed, and says so; if that fails, shows `failed`. Returns whether it was copied. If it is
 * not allowed, nothing is copied or shown.
 */
export async function copyOnceAllowed(
  text: string,
  { copied, failed }: { copied: string; failed: string },
  isAllowed: Promise<boolean>,
): Promise<boolean> {
  try {
    await writeOnceAllowed(text, isAllowed);
    toast.success(copied);
    return true;
  } catch {
    if (await isAllowed) toast.error(failed);
    return false;
  }
}
