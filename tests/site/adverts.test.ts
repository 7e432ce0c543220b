import { expect, it } from "vitest";
import { withoutAdverts } from "@/site/adverts.ts";

it("takes out of an address what adverts add, and nothing else", () => {
  expect(withoutAdverts("")).toBe("");
  expect(withoutAdverts("?fbclid=IwAR0&utm_source=a&utm_source=b")).toBe("");
  expect(withoutAdverts("?search=hair+line&gclid=x&mc_eid=someone")).toBe("?search=hair+line");
  // Not written anew, which could change how it is encoded.
  expect(withoutAdverts("?treatments=fue,dhi")).toBe("?treatments=fue,dhi");
});
