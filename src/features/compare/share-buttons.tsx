import { Link2, Printer } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";

/** Hands the comparison on: by its link, or on paper. */
export function ShareButtons() {
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.success("Link copied");
    } catch {
      // Refused, or not there on a page without https.
      toast.error("The link could not be copied. It is the address of this page.");
    }
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => void copyLink()}>
        <Link2 aria-hidden="true" className="size-5" /> Copy link
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" /> Print this page
      </Button>
    </div>
  );
}
