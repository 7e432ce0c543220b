import { describe, expect, it } from "vitest";
import {
  isCompleteToken,
  readPrivateLink,
  withoutToken,
} from "@/site/features/private-link/read-private-link.ts";

const token = "t-_9".repeat(18).slice(0, 70);
const subscriberToken = token.slice(0, 64);

describe("a private link", () => {
  it.each(["", ".", ")", ">", "%3E", "]].", "and more", "&utm_source=mail", "_"])(
    "is read without what follows it: “%s”",
    (rubbish) => {
      const link = readPrivateLink("/request", `#${token}${rubbish}`);
      expect(link).toEqual({ path: "/request", token });
      expect(isCompleteToken("/request", token)).toBe(true);
    },
  );

  it.each(["/Request", "/REQUEST", "/request/", "/request.html", "/Request.html"])(
    "is read at %s",
    (pathname) => {
      expect(readPrivateLink(pathname, `#${token}`)).toEqual({ path: "/request", token });
    },
  );

  it.each(["%23", "%2523", "%252523"])("is read if a mail program has written %s for #", (sign) => {
    expect(readPrivateLink(`/Request${sign}${token}.`, "")).toEqual({ path: "/request", token });
    expect(readPrivateLink(`/newsletter${sign}leave.${subscriberToken}`, "#x")).toEqual({
      path: "/newsletter",
      token: `leave.${subscriberToken}`,
    });
    expect(readPrivateLink(`/quote${sign}${token}`, "")).toBeUndefined();
    expect(withoutToken(`/request${sign}${token}`)).toBe("/request");
  });

  it.each(["t", token.slice(0, 69), "", "%20"])("can be incomplete: “%s”", (part) => {
    const link = readPrivateLink("/request", `#${part}.`);
    expect(link?.path).toBe("/request");
    expect(isCompleteToken("/request", link?.token ?? "none")).toBe(false);
  });

  it.each([
    ["/request", ""],
    ["/request", "#"],
    ["/requests", `#${token}`],
    ["/quote", `#${token}`],
    ["/", `#${token}`],
    ["/constructor", `#${token}`],
  ])("is not at %s%s", (pathname, hash) => {
    expect(readPrivateLink(pathname, hash)).toBeUndefined();
  });

  it.each([
    [`#${subscriberToken}>`, subscriberToken, true],
    [`#leave.${subscriberToken}.`, `leave.${subscriberToken}`, true],
    [`#leave.${subscriberToken.slice(1)}`, `leave.${subscriberToken.slice(1)}`, false],
    ["#leave.", "leave.", false],
  ])("to the newsletter says whether it is one to unsubscribe: %s", (hash, wanted, isComplete) => {
    const link = readPrivateLink("/Newsletter", hash);
    expect(link).toEqual({ path: "/newsletter", token: wanted });
    expect(isCompleteToken("/newsletter", wanted)).toBe(isComplete);
  });
});
