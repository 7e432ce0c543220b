import { expect, it } from "vitest";
import { matchRoute } from "@/site/pages.ts";

it.each([
  ["/", "home", {}],
  ["/about/", "about", {}],
  ["/About", "about", {}],
  ["/about/us", "notFound", { "*": "about/us" }],
  ["/treatment/fue", "treatment", { slug: "fue" }],
  ["/treatment", "notFound", { "*": "treatment" }],
  ["/quote", "quote", { slug: undefined }],
  ["/quote/", "quote", { slug: undefined }],
  ["/quote/fue", "quote", { slug: "fue" }],
  ["/quote/sent", "quoteSent", {}],
  ["/quotes", "notFound", { "*": "quotes" }],
  ["/no/%E0%A4%A", "notFound", { "*": "no/%E0%A4%A" }],
])("%s is %s", (path, id, parameters) => {
  expect(matchRoute(path)).toEqual({ id, parameters });
});
