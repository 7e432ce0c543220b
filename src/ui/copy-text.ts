import { toast } from "./toast.ts";

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
 * Copies a text and says so; if it fails, shows `failed`. Returns whether it was copied. With `isAllowed`, it waits, and
 * copies nothing and shows nothing if the text must not be copied.
 */
export async function copyText(
  text: string,
  { copied, failed }: { copied: string; failed: string },
  isAllowed?: Promise<boolean>,
): Promise<boolean> {
  try {
    await (isAllowed ? writeOnceAllowed(text, isAllowed) : navigator.clipboard.writeText(text));
    toast.success(copied);
    return true;
  } catch {
    // The clipboard is blocked, or unavailable on a page without HTTPS.
    if ((await isAllowed) !== false) toast.error(failed);
    return false;
  }
}
