import { clsx } from "clsx";
import { Button } from "@/ui/button.tsx";

type OfflineNoticeProps = {
  online: boolean;
  /** The person has asked for the request to be sent when the network returns. */
  waiting: boolean;
  onWait: () => void;
  onCancel: () => void;
};

/**
 * Says in the quote form that the device is offline, and offers to send the request later. Always
 * part of the form: a message is only read out where its place was there before.
 */
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
            <p className="font-semibold">Your request is waiting for the network.</p>
            <p>
              It goes out as soon as you are back online, if you leave this window open. Closing it
              or changing what you typed ends the wait: then nothing is sent.
            </p>
          </>
        ) : (
          <p>
            <span className="font-semibold">You are offline.</span> Nothing has been sent; what you
            typed is kept.
          </p>
        )}
      </div>
      {online ? null : (
        <Button size="small" onClick={waiting ? onCancel : onWait}>
          {waiting ? "Do not send it" : "Send it when I am back online"}
        </Button>
      )}
    </div>
  );
}
