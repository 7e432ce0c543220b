import { ukTime } from "@shared/dates.ts";
import type { MyRequest as RequestData, UnprovenRequest } from "@shared/my-request.ts";
import { Printer } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { brand, mailLink } from "@/lib/brand.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { forgetReceipt } from "@/site/features/quote/receipts.ts";
import { Button } from "@/ui/button.tsx";
import { Fold } from "@/ui/fold.tsx";
import { TextLink } from "@/ui/link.tsx";
import type { Session } from "./my-request-api.ts";
import { ProveForm } from "./prove-form.tsx";
import { RenewLink } from "./renew-link.tsx";
import { Panel } from "./request-panel.tsx";
import { RequestView } from "./request-view.tsx";
import { UnlockForm } from "./unlock-form.tsx";

/** Says what happened after the link was closed. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-reading">
      <Panel title={title}>{children}</Panel>
    </div>
  );
}

/** Shown after correcting the email address, which ends the current link. */
function NewAddressNotice() {
  return (
    <Notice title="We’ve sent you a new link">
      <p>
        It’s on its way to your new email address. The link that you used no longer works, so that
        nobody with access to your old address can open your request. If nothing has arrived in a
        few minutes, check your spam folder, then write to{" "}
        <TextLink href={mailLink({ subject: "New link" })}>{brand.email}</TextLink>.
      </p>
    </Notice>
  );
}

/** Shown to someone who said that the request is not theirs. */
function NotMineNotice() {
  const { title, text } = myRequestTexts.disowned;
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  );
}

/** Confirms that a request was erased. Contains no personal data. */
function ErasedReceipt({ at }: { at: Date }) {
  const { title, lead, items } = myRequestTexts.erased;
  return (
    <section
      aria-labelledby="erased"
      className="flex max-w-reading flex-col items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="erased" className="text-2xl">
        {title}
      </h2>
      <p>
        {lead}{" "}
        <time dateTime={at.toISOString()} className="font-semibold">
          {ukTime(at)}
        </time>
        .
      </p>
      <TextList items={items} />
      <Button size="small" onClick={() => window.print()} className="print:hidden">
        <Printer aria-hidden="true" className="size-4" /> Print this receipt
      </Button>
    </section>
  );
}

type Stage =
  | { name: "locked" }
  /** The person has not yet shown that they sent the request. */
  | { name: "unproven"; session: Session; request: UnprovenRequest }
  | { name: "open"; session: Session; request: RequestData }
  /** The email address was corrected, and a new link has been sent to it. */
  | { name: "moved" }
  /** Somebody else's request: the link is closed. */
  | { name: "disowned" }
  | { name: "erased"; at: Date };

type MyRequestProps = {
  token: string;
  /** Called when the link no longer opens anything, such as after the address was corrected. */
  onClosed: () => void;
};

/** The page of one request, behind its private link. */
export function MyRequest({ token, onClosed }: MyRequestProps) {
  /** The address that was entered for an expired link, to prefill the form for a new one. */
  const [endedFor, setEndedFor] = useState("");
  const [hasFailed, setHasFailed] = useState(false);
  const [stage, setStage] = useState<Stage>({ name: "locked" });
  const shown = useRef<Stage["name"]>(stage.name);
  const content = useRef<HTMLDivElement>(null);
  const afterRender = useAfterRender();

  /** Shows another stage and moves the focus to it, because the pressed button is removed. */
  function show(next: Stage) {
    if (["moved", "disowned", "erased"].includes(next.name)) onClosed();
    shown.current = next.name;
    setStage(next);
    afterRender(() => {
      content.current?.focus();
      window.scrollTo({ top: 0, behavior: "instant" });
    });
  }

  function change(session: Session, former: RequestData, request: RequestData) {
    const isMoved = request.corrections.email !== former.corrections.email;
    // A slow answer may come after another has closed the page.
    if (shown.current !== "open") return;
    if (isMoved) show({ name: "moved" });
    else {
      // A withdrawal is final, but its answer may overtake an older one.
      setStage((now) =>
        now.name === "open" && now.request.withdrawn_at && !request.withdrawn_at
          ? now
          : { name: "open", session, request },
      );
    }
  }

  return (
    <div ref={content} tabIndex={-1} className="flex flex-col gap-10 outline-none">
      {stage.name === "locked" ? (
        <>
          <UnlockForm
            token={token}
            hasEnded={endedFor !== ""}
            onOpen={(session, request) => show({ name: "open", session, request })}
            onUnproven={(session, request) => show({ name: "unproven", session, request })}
            onFailed={(email) => {
              setHasFailed(true);
              if (email) setEndedFor(email);
            }}
          />
          <Fold
            title="Is your link not working?"
            headingLevel="h2"
            open={hasFailed}
            className="max-w-reading"
          >
            <RenewLink email={endedFor} />
          </Fold>
        </>
      ) : null}
      {stage.name === "unproven" ? (
        <ProveForm
          session={stage.session}
          request={stage.request}
          onProven={(request) => show({ name: "open", session: stage.session, request })}
          onDisowned={() => show({ name: "disowned" })}
        />
      ) : null}
      {stage.name === "open" ? (
        <RequestView
          session={stage.session}
          request={stage.request}
          onChange={(request) => change(stage.session, stage.request, request)}
          onErased={() => {
            forgetReceipt(stage.request.reference);
            show({ name: "erased", at: new Date() });
          }}
        />
      ) : null}
      {stage.name === "moved" ? <NewAddressNotice /> : null}
      {stage.name === "disowned" ? <NotMineNotice /> : null}
      {stage.name === "erased" ? <ErasedReceipt at={stage.at} /> : null}
    </div>
  );
}
