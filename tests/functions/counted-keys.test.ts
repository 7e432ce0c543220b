import { describe, expect, it } from "vitest";
import { clientAddress } from "../../supabase/functions/_shared/client-address.ts";
import { countedEmail } from "../../supabase/functions/_shared/counted-email.ts";
import type { AddressHeader } from "../../supabase/functions/_shared/project-settings.ts";

describe("the address that a limit counts", () => {
  const counted = (headers: Record<string, string>, header: AddressHeader = "cf-connecting-ip") =>
    clientAddress(new Headers(headers), header);

  it.each([
    ["203.0.113.7", "203.0.113.7", undefined],
    ["::ffff:203.0.113.7", "203.0.113.7", undefined],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["::1", "0:0:0:0::/64", "0:0:0::/48"],
    ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ])("for %s is %s, in the network %s", (text, address, network) => {
    expect(counted({ "cf-connecting-ip": ` ${text} ` })).toEqual({ address, network });
    expect(counted({ "x-forwarded-for": `203.0.113.99, ${text}` })).toEqual({ address, network });
  });

  it.each([
    {},
    { "cf-connecting-ip": " " },
    { "cf-connecting-ip": "No Address" },
    { "cf-connecting-ip": "203.0.113.256" },
    { "cf-connecting-ip": "203.0.113.7, 203.0.113.8" },
    { "cf-connecting-ip": "203.0.113" },
    { "cf-connecting-ip": "3405803783" },
    { "cf-connecting-ip": "1]/x[2" },
    { "x-forwarded-for": "203.0.113.7," },
    { "x-forwarded-for": "203.0.113.7, unknown" },
    { "x-real-ip": "203.0.113.7", "true-client-ip": "203.0.113.7", forwarded: "for=203.0.113.7" },
  ])(
    "is the same for all requests without a valid address: %j",
    (headers: Record<string, string>) => {
      expect(counted(headers)).toEqual({ address: "unknown", network: undefined });
    },
  );

  it("is the one reported by Cloudflare on a hosted project, whatever was forwarded", () => {
    const headers = {
      "cf-connecting-ip": "198.51.100.1",
      "x-forwarded-for": "203.0.113.7, 10.0.0.1",
    };
    expect(counted(headers).address).toBe("198.51.100.1");
  });

  it("is never one that the caller puts before the platform's", () => {
    expect(counted({ "x-forwarded-for": "203.0.113.7, 198.51.100.1" }).address).toBe(
      "198.51.100.1",
    );
    // A platform without Cloudflare passes the header on as the caller sent it.
    const headers = { "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1" };
    expect(counted(headers, "x-forwarded-for").address).toBe("198.51.100.1");
  });
});

describe("the mailbox that a limit counts", () => {
  it.each([
    ["Grace@Example.com", "grace@example.com"],
    ["grace+1@example.com", "grace@example.com"],
    ["grace.b+1+2@example.com", "grace.b@example.com"],
    ["+grace@example.com", "+grace@example.com"],
    ["g.r.a.c.e@gmail.com", "grace@gmail.com"],
    ["g.race+x@googlemail.com", "grace@gmail.com"],
    ["g.race@mail.gmail.com.example", "g.race@mail.gmail.com.example"],
  ])("for %s is %s", (email, mailbox) => {
    expect(countedEmail(email)).toBe(mailbox);
  });
});
