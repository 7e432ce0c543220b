import { plainJson } from "@shared/plain-json.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "@/lib/save-file.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { callMyRequest, type Session } from "./my-request-api.ts";
import { readableCopy } from "./readable-copy.ts";

/** Buttons to download all data about the request, as a readable page or as machine-readable data. */
export function DownloadButtons({ session, reference }: { session: Session; reference: string }) {
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<"html" | "json">();

  async function download(format: "html" | "json") {
    setFailure(undefined);
    setBusy(format);
    const outcome = await callMyRequest({ action: "download", ...session });
    setBusy(undefined);
    if (outcome.kind === "failed") setFailure(outcome.failure.message);
    if (outcome.kind !== "download") return;
    const name = `request-${reference}.${format}`;
    if (format === "json") {
      const data = plainJson(outcome.download);
      saveFile(new Blob([data], { type: "application/json" }), name);
    } else {
      saveFile(new Blob([readableCopy(outcome.download)], { type: "text/html" }), name);
    }
  }

  return (
    <>
      <CallFailure message={failure} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === "html"} onClick={() => void download("html")}>
          <Download aria-hidden="true" className="size-5" /> Download as a page
        </Button>
        <Button busy={busy === "json"} onClick={() => void download("json")}>
          <Download aria-hidden="true" className="size-5" /> Download as data (JSON)
        </Button>
      </div>
    </>
  );
}
