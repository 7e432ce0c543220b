import { BRAND_NAME } from "./brand-name.ts";

/** Who runs the site. Every field is empty on the example site. */
export interface Operator {
  /** Legal name, from `VITE_LEGAL_NAME`. */
  name: string;
  /** Postal address on one line, from `VITE_LEGAL_ADDRESS`. */
  address: string;
  /** Number in the register of companies, from `VITE_COMPANY_NUMBER`. Empty if the operator has none. */
  companyNumber: string;
}

/** Whether visitors cannot reach a site: it is the example, or a developer's. */
function isExampleSite(siteUrl: string): boolean {
  return /(^|\.)(example|test|localhost)$|^127\.0\.0\.1$|^\[::1\]$/.test(new URL(siteUrl).hostname);
}

/** Reads the operator through `get`, which returns a variable's value. */
export function readOperator(get: (name: string) => string | undefined): Operator {
  const read = (name: string) => get(name)?.trim() ?? "";
  return {
    name: read("VITE_LEGAL_NAME"),
    address: read("VITE_LEGAL_ADDRESS"),
    companyNumber: read("VITE_COMPANY_NUMBER"),
  };
}

/** What is missing for a site that the public can reach, as sentences without a full stop. */
export function missingOperator({ name, address }: Operator, siteUrl: string): string[] {
  if (isExampleSite(siteUrl)) return [];
  return Object.entries({ VITE_LEGAL_NAME: name, VITE_LEGAL_ADDRESS: address })
    .filter(([, value]) => value === "")
    .map(([variable]) => `${variable} must be set for ${siteUrl}`);
}

/** Says who runs the site: in the footer, About, the terms, the privacy policy and each email. */
export function operatorSentence({ name, address, companyNumber }: Operator): string {
  if (!name) {
    return `This is an example of ${BRAND_NAME}. On a live site, this sentence names the company that runs it, with its address.`;
  }
  const number = companyNumber ? ` Company number: ${companyNumber}.` : "";
  return `${BRAND_NAME} is run by ${name}, ${address}.${number}`;
}
