import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";
import { brand } from "@/lib/brand.ts";

// Large, because of its word lists, so it is only imported when a password is about to be changed.

const zxcvbn = new ZxcvbnFactory({
  translations: english.translations,
  graphs: common.adjacencyGraphs,
  dictionary: { ...common.dictionary, ...english.dictionary },
});

/** Minimum score, out of 4. At this score, guessing takes more than 10^8 attempts. */
const STRONG_ENOUGH = 3;
/** Minimum length of the password without the parts of the email address. */
const MIN_OWN_CHARACTERS = 8;

/** The reason why a new password is too weak, with advice; `undefined` if it is strong enough. */
export function weaknessOf(password: string, email: string): string | undefined {
  const address = email.toLowerCase();
  const [local = "", domain = ""] = address.split("@");
  let own = password.toLowerCase();
  for (const part of [address, local, domain]) {
    if (part.length >= 3) own = own.replaceAll(part, "");
  }
  if (own.length < password.length && own.length < MIN_OWN_CHARACTERS) {
    return "This password repeats your email address. Choose words that have nothing to do with it.";
  }
  const { score, feedback } = zxcvbn.check(password, [address, local, domain, brand.name]);
  if (score >= STRONG_ENOUGH) return undefined;
  const advice = feedback.suggestions[0] ?? "Use three or four words that do not belong together.";
  return ["This password is easy to guess.", feedback.warning, advice]
    .filter((sentence) => sentence)
    .join(" ");
}
