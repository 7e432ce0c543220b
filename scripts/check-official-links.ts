/**
 * Checks that every official page linked from the texts responds, and prints the new address of a page
 * that has moved. Needs internet access, so it is run by hand and not by `npm test`. A response does not mean
 * that our text is still right: read the page before you set its `seenOn`.
 */
import { officialLinks } from "../src/content/official-links.ts";
import type { OfficialLink } from "../src/content/schema.ts";

const TIMEOUT = 20_000;

/** The status and final URL of a page, or the error if there was no response. */
async function check({ href }: { href: string }): Promise<{ result: string; works: boolean }> {
  try {
    const response = await fetch(href, {
      // Some of these sites reject clients that do not look like a browser.
      headers: { "user-agent": "Mozilla/5.0 (link check)", accept: "text/html" },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    const moved = response.url === href ? "" : `, now at ${response.url}`;
    return { result: `${response.status}${moved}`, works: response.ok };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { result: String(cause), works: false };
  }
}

const rows = await Promise.all(
  Object.values<OfficialLink>(officialLinks).map(async (link) => ({
    ...link,
    ...(await check(link)),
  })),
);
console.table(
  Object.fromEntries(
    rows.map(({ id, href, seenOn, result }) => [id, { href, result, "seen on": seenOn }]),
  ),
);
const failed = rows.filter(({ works }) => !works);
console.log(`${rows.length - failed.length} of ${rows.length} pages responded.`);
if (failed.length > 0) process.exitCode = 1;
