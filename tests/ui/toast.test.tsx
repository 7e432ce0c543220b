import { expect, it, vi } from "vitest";
import { toast } from "@/ui/toast.ts";

vi.mock("@/ui/toaster.tsx", () => Promise.reject(new TypeError("Failed to fetch")));

// A browser stops the library from loading when the page is left, and then runs no more timers.
it("a message whose library cannot be loaded is shown all the same, but not while the page is being left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const shown = vi.spyOn(window, "alert").mockReturnValue();
  toast.success("Message Sent!", { description: "We'll get back to you within 24 hours." });
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    "Message Sent!\nWe'll get back to you within 24 hours.",
  );
});
