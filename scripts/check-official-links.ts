/**
 * Checks that every official page that the texts link to answers, and prints where it has moved. The
 * pages that give UK prices are among them; those whose price the site does not show are listed.
 * Needs the internet; run manually, never by `npm test`. An answer says nothing about the text: read
 * the page before you set its `seenOn`.
 */
import { officialLinks } from "../src/content/official-links.ts";
import { isRecent, ukPrices } from "../src/content/plan/uk-prices.ts";

const TIMEOUT = 20_000;

/** The status and final URL of a page, or why there is none. */
async function ask({ href }: { href: string }): Promise<{ answer: string; works: boolean }> {
  try {
    const response = await fetch(href, {
      // Some of these sites reject clients that do not look like a browser.
      headers: { "user-agent": "Mozilla/5.0 (link check)", accept: "text/html" },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    const moved = response.url === href ? "" : `, now at ${response.url}`;
    return { answer: `${response.status}${moved}`, works: response.ok };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { answer: String(cause), works: false };
  }
}

const rows = await Promise.all(
  [...Object.values(officialLinks), ...ukPrices].map(async (link) => ({
    ...link,
    ...(await ask(link)),
  })),
);
console.table(
  Object.fromEntries(
    rows.map(({ id, href, seenOn, answer }) => [id, { href, answer, "seen on": seenOn }]),
  ),
);
const silent = rows.filter(({ works }) => !works);
console.log(`${rows.length - silent.length} of ${rows.length} pages answer.`);
const today = new Date().toISOString().slice(0, 10);
const unseen = ukPrices.filter((price) => !isRecent(price, today));
if (unseen.length > 0) {
  console.log("UK prices that are not shown, because nobody has seen them within 12 months:");
  for (const { id, href, seenOn } of unseen) {
    console.log(`  ${id}: ${seenOn ? `seen on ${seenOn}` : "never seen"}, ${href}`);
  }
}
if (silent.length > 0) process.exitCode = 1;
