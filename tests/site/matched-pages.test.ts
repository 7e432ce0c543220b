import { expect, it } from "vitest";
import { matchRoute, meantPath } from "@/site/pages.ts";

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

it.each([
  ["/treatment/fue.", "/treatment/fue"],
  ["/treatment/fue)", "/treatment/fue"],
  ["/treatment/FUE", "/treatment/fue"],
  ["/treatment/fue&fbclid=1", "/treatment/fue"],
  ["/FAQ%E2%80%9D", "/faq"],
  ["/faq.html", "/faq"],
  ["/treatment/fue", "/treatment/fue"],
  ["/", "/"],
  ["/.env", "/.env"],
  ["/No/Page.", "/No/Page."],
])("%s means %s", (path, meant) => {
  expect(meantPath(path)).toBe(meant);
});
