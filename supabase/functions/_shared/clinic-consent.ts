/** What patients are promised about clinics, and the yes that they give to one clinic. */
import { BRAND_NAME } from "./brand-name.ts";

/**
 * What we promise everywhere before a clinic gets anything. It is part of the consent in the quote form, so a change
 * of it changes what people agree to.
 */
export const CLINIC_PROMISE =
  "Before we send anything to a clinic, we tell you its name and what it would get. We send it only if you say yes.";

/**
 * What a patient agrees to with "Yes, ask them" on the private page. `private.yes_wording()` is the same sentence,
 * which is stored with each yes, and tests/database/my-request/proposals.ts compares them.
 */
export const YES_WORDING =
  `By saying yes, you agree that ${BRAND_NAME} sends this clinic in Turkey what is listed here, including what it ` +
  "says about your health, so that the clinic can prepare a quote. Your data protection rights may be harder to use " +
  "in Turkey than in the UK. You can take back your yes at any time.";
