import { clsx } from "clsx";
import { Button } from "@/ui/button.tsx";

type OfflineNoticeProps = {
  online: boolean;
  /** Whether the visitor has asked for the request to be sent once the network returns. */
  waiting: boolean;
  onWait: () => void;
  onCancel: () => void;
};

/** Says that the device is offline, and offers to send later. Always rendered, as live regions have to be. */
export function OfflineNotice({ online, waiting, onWait, onCancel }: OfflineNoticeProps) {
  return (
    <div
      className={clsx(
        online
          ? "-mt-5"
          : "flex flex-col items-start gap-3 rounded border-s-4 border-caution bg-caution-soft px-4 py-3",
      )}
    >
      <div role="status">
        {online ? null : waiting ? (
          <>
            <p className="font-semibold">Your request has not been sent yet.</p>
            <p>
              We’ll send it when you’re back online. Keep this window open. If you close or edit the
              form, the request will not be sent.
            </p>
          </>
        ) : (
          <p>
            <span className="font-semibold">You’re offline.</span>{" "}
            <span>Nothing has been sent. What you typed is still here.</span>
          </p>
        )}
      </div>
      {online ? null : (
        <Button size="small" onClick={waiting ? onCancel : onWait}>
          {waiting ? "Cancel sending" : "Send it when I’m back online"}
        </Button>
      )}
    </div>
  );
}
