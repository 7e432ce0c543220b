import { waitFor } from "@testing-library/react";
import { expect, onTestFinished } from "vitest";
import { translatePage } from "../e2e/translation.ts";

/** Translates the page as Chrome does, also what is added until the end of the test. */
export async function translate(): Promise<void> {
  const { MutationObserver } = globalThis;
  let observer: MutationObserver | undefined;
  globalThis.MutationObserver = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      observer = this;
    }
  };
  // What is rendered here is there already.
  translatePage(0);
  globalThis.MutationObserver = MutationObserver;
  onTestFinished(() => observer?.disconnect());
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await waitFor(() => expect(window).toHaveProperty("isTranslated", true));
}
