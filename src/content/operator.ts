import { brand } from "../lib/brand.ts";

/** Says who runs the site. Used in About, the terms, the privacy policy and the footer. */
export const operatorSentence: string = brand.operator.name
  ? `${brand.name} is run by ${brand.operator.name}, ${brand.operator.address}.`
  : `This is an example of ${brand.name}. On a live site, this sentence names the company that runs it, with its address.`;
