import { FAULTS, type NotSentCode, tooLong } from "../../supabase/functions/_shared/lead-faults.ts";
import { LEAD_FIELDS, OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import { recordOf } from "../../supabase/functions/_shared/typed-keys.ts";

/** The reason why a request was not sent, and how to correct it. */
type Reason = { readonly title: string; readonly text: string };

/** The reasons for which the function rejects a form, by the code in the URL. */
export const notSentReasons: Readonly<Record<NotSentCode, Reason>> = {
  treatment: { title: "Check the treatment", text: FAULTS.treatment.missing },
  location_city: { title: "Check the location", text: FAULTS.location_city.invalid },
  name: { title: "Check your name", text: FAULTS.name.missing },
  email: { title: "Check your email address", text: FAULTS.email.invalid },
  phone: { title: "Check your phone number", text: FAULTS.phone.invalid },
  ...recordOf(OPTIONAL_TEXTS, (field) => ({
    title: `Check your ${LEAD_FIELDS[field].label.toLowerCase()}`,
    text: `${tooLong(field)} If you pasted text from another program, try typing it instead.`,
  })),
  consent: { title: "Tick the box", text: FAULTS.consent.missing },
  website: {
    title: "A hidden field was filled in",
    text: "The form has a hidden field that helps us detect automated requests. A browser extension that fills in forms may have filled it in. Turn the extension off for this page, or write to us instead.",
  },
  too_long: {
    title: "The request is too long",
    text: "Shorten your notes, then send the request again.",
  },
  limit: {
    title: "Too many submissions. Please try again later.",
    text: "We have had several requests from your network or with your email address in a short time. If you’re waiting for an answer to one of them, you don’t need to send another.",
  },
  failed: {
    title: "Something went wrong on our side",
    text: "Nothing is wrong with what you typed. Please try again.",
  },
};

/** Used if the URL contains no known reason. */
export const notSentForUnknownReason: Reason = {
  title: "Check the form",
  text: "Something is missing or in the wrong format, or something went wrong on our side. Please try again.",
};
