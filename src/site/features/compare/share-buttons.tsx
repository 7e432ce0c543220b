import { Link2, Printer, Share2 } from "lucide-react";
import { useHydrated } from "@/lib/hydrated.ts";
import { Button } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";

/** Shares the comparison through the system's share sheet or as a link, or prints it. */
export function ShareButtons() {
  const hydrated = useHydrated();
  const canShare = hydrated && "share" in navigator;
  async function share() {
    try {
      await navigator.share({ title: document.title, url: window.location.href });
    } catch {
      // The share sheet was closed or refused. The link can still be copied.
    }
  }
  return (
    <div className="needs-script flex flex-wrap gap-3 print:hidden">
      {canShare ? (
        <Button onClick={() => void share()}>
          <Share2 aria-hidden="true" className="size-5" /> Share
        </Button>
      ) : null}
      <Button
        onClick={() =>
          void copyText(window.location.href, {
            copied: "Link copied",
            failed: "We could not copy the link. Copy the address of this page instead.",
          })
        }
      >
        <Link2 aria-hidden="true" className="size-5" /> Copy link
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" /> Print this page
      </Button>
    </div>
  );
}
