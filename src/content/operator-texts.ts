import { operatorSentence as sentenceOf } from "../../supabase/functions/_shared/operator.ts";
import { brand } from "../lib/brand.ts";
import { environment } from "../lib/environment.ts";

/** Says who runs the site. Used in About, the terms, the privacy policy and the footer. */
export const operatorSentence: string = sentenceOf(brand.operator);

const { VITE_COMPANY_NUMBER, VITE_ICO_NUMBER, VITE_USHAS_CERTIFICATE, VITE_SUPPORT_HOURS } =
  environment;

/** When somebody answers travellers. Shown next to "24/7 support". */
export const supportHours: string = VITE_SUPPORT_HOURS
  ? `While you travel, we answer ${VITE_SUPPORT_HOURS}.`
  : "We do not have a phone line for travellers yet.";

/** What a facilitator like this one should hold, and whether it does. Shown in About. */
export const operatorRecords: readonly string[] = [
  VITE_USHAS_CERTIFICATE
    ? `We have a certificate from USHAŞ, which agencies that bring patients to Turkey need: number ${VITE_USHAS_CERTIFICATE}.`
    : "We do not have a certificate from USHAŞ yet. Agencies that bring patients to Turkey need one. Do not pay an agency that cannot show you its certificate. This includes us.",
  VITE_COMPANY_NUMBER
    ? `We have a company number: ${VITE_COMPANY_NUMBER}.`
    : "We do not have a company number yet.",
  VITE_ICO_NUMBER
    ? `We’re registered with the Information Commissioner’s Office, which protects people’s data in the UK: number ${VITE_ICO_NUMBER}.`
    : "We are not registered yet with the Information Commissioner’s Office, which protects people’s data in the UK.",
  VITE_SUPPORT_HOURS ? `We have a phone line for travellers. ${supportHours}` : supportHours,
];
