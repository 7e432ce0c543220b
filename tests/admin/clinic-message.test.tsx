import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { ClinicMessage } from "@/admin/features/lead/clinics/clinic-message.tsx";
import { toast } from "@/ui/toast.ts";
import { deferred } from "../deferred.ts";
import { exampleClinic } from "./example-clinic.ts";

/** Shows the buttons, which wait for an answer. */
function showMessage() {
  const answer = deferred<boolean>();
  render(
    <ClinicMessage
      verb="Ask"
      name={exampleClinic.name}
      clinic={exampleClinic}
      message={{ subject: "Request SV-7K2M-4QXV", body: "Dear colleagues" }}
      before={() => answer.promise}
    />,
  );
  return answer;
}

/** Presses the button that copies the message, which waits for an answer, and notes what becomes of it. */
async function pressCopy(Item: unknown) {
  const user = userEvent.setup();
  vi.stubGlobal("ClipboardItem", Item);
  const write = vi.spyOn(navigator.clipboard, "write").mockImplementation(async ([item]) => {
    await item?.getType("text/plain");
  });
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const copied = vi.spyOn(toast, "success").mockReturnValue();
  const failed = vi.spyOn(toast, "error").mockReturnValue();
  const answer = showMessage();
  await user.click(screen.getByRole("button", { name: /^Ask with a copied message/ }));
  return { answer, write, writeText, copied, failed };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** As Safari has it: an item takes a promise. */
class LaterItem {
  constructor(readonly content: Record<string, Promise<Blob>>) {}
  getType = (type: string) => this.content[type];
}

it("a message is handed to the clipboard while it is pressed, and is copied once it is allowed", async () => {
  const { answer, write, writeText, copied } = await pressCopy(LaterItem);
  expect(write).toHaveBeenCalledOnce();
  const [item] = write.mock.calls[0]?.[0] ?? [];
  await settled();
  expect(copied).not.toHaveBeenCalled();
  answer.resolve(true);
  await waitFor(() => expect(copied).toHaveBeenCalledWith("The message has been copied"));
  expect(await item?.getType("text/plain")).toEqual(new Blob(["Dear colleagues"]));
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ["no item for the clipboard", undefined],
  [
    "an item that takes no promise",
    class {
      constructor() {
        throw new TypeError("This is no Blob.");
      }
    },
  ],
])("a browser that has %s copies the message once it is allowed", async (_what, Item) => {
  const { answer, write, writeText, copied } = await pressCopy(Item);
  await settled();
  expect(writeText).not.toHaveBeenCalled();
  answer.resolve(true);
  await waitFor(() => expect(copied).toHaveBeenCalledOnce());
  expect(writeText).toHaveBeenCalledWith("Dear colleagues");
  expect(write).not.toHaveBeenCalled();
});

it.each([
  ["later", LaterItem],
  ["only now", undefined],
])(
  "a message that may not be sent is not copied, which is said elsewhere: %s",
  async (_what, Item) => {
    const { answer, writeText, copied, failed } = await pressCopy(Item);
    answer.resolve(false);
    await settled();
    for (const nothing of [writeText, copied, failed]) expect(nothing).not.toHaveBeenCalled();
  },
);

it("says that a message could not be copied if the clipboard is blocked", async () => {
  const { answer, failed } = await pressCopy(
    class extends LaterItem {
      override getType = () => Promise.reject(new Error("Blocked"));
    },
  );
  answer.resolve(true);
  await waitFor(() =>
    expect(failed).toHaveBeenCalledWith(expect.stringMatching(/^The message could not be copied/)),
  );
});

/** Presses the button for WhatsApp, which opens a tab, and notes what becomes of it. */
async function pressWhatsApp({ isBlocked = false, isClosed = false } = {}) {
  const close = vi.fn();
  const replace = vi.fn();
  const tab = { close, closed: isClosed, opener: window, location: { replace } };
  const open = vi.fn(() => (isBlocked ? null : tab));
  vi.stubGlobal("open", open);
  const links: string[] = [];
  const note = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    links.push(event.target.href);
  };
  document.addEventListener("click", note);
  onTestFinished(() => document.removeEventListener("click", note));
  const answer = showMessage();
  await userEvent.click(screen.getByRole("button", { name: /^Ask by WhatsApp/ }));
  expect(open).toHaveBeenCalledExactlyOnceWith("", "_blank");
  await settled();
  expect(replace).not.toHaveBeenCalled();
  return { answer, tab, links };
}

it("WhatsApp’s tab is opened while it is pressed, and shows the message once it is allowed", async () => {
  const { answer, tab, links } = await pressWhatsApp();
  answer.resolve(true);
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/wa\.me\/.*Dear%20colleagues/),
    ),
  );
  expect(tab.opener).toBeNull();
  expect([links, tab.close.mock.calls]).toEqual([[], []]);
});

it("WhatsApp’s tab is closed if the message may not be sent", async () => {
  const { answer, tab, links } = await pressWhatsApp();
  answer.resolve(false);
  await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
  expect([links, tab.location.replace.mock.calls]).toEqual([[], []]);
});

it.each([{ isBlocked: true }, { isClosed: true }])(
  "without its tab, WhatsApp is opened as by a link: %j",
  async (fate) => {
    const { answer, links } = await pressWhatsApp(fate);
    answer.resolve(true);
    await waitFor(() => expect(links).toEqual([expect.stringContaining("https://wa.me/")]));
  },
);
