/** What a press begins and a server allows: browsers copy and open tabs only as part of the press. */
import { openAddress } from "@/ui/open-message.ts";
import { toast } from "@/ui/toast.ts";

/** Opens an address in a new tab once it is allowed. The tab is empty until then, and closes if it is not allowed. */
export async function openOnceAllowed(href: string, isAllowed: Promise<boolean>): Promise<void> {
  const tab = window.open("", "_blank");
  if (!(await isAllowed)) return tab?.close();
  // Something may block tabs, but not links; or the tab was closed while it waited.
  if (!tab || tab.closed) return openAddress(href);
  tab.opener = null;
  tab.location.replace(href);
}

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
