export const KEY = "sb_publishable_test";
export const SITE = "https://www.example.com";

/** What the functions for forms have in common. */
export const formSettings = {
  publicKeys: [KEY],
  allowedOrigins: [SITE] as [string],
  addressHeader: "cf-connecting-ip",
  hashSecret: "secret of the tests",
  linkSecret: "link secret of the tests",
  functionsUrl: "https://project.example.com/functions/v1",
  contactEmail: "hello@example.com",
  limits: { address: 20, network: 60, email: 3, total: 500 },
  countRefusal: async () => null,
} as const;

/** A request to a function as the site's script sends it. */
export const postTo = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`https://project.example.com/${name}`, {
    method: "POST",
    headers: { apikey: KEY, "content-type": "application/json", origin: SITE, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
