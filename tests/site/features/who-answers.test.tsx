import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import QuotePage from "@/site/pages/quote/quote-page.tsx";

it("says who answers, what a reply looks like, what happens next, how we’re paid, and when we call", () => {
  const text = renderToStaticMarkup(
    <StaticRouter location="/quote">
      <QuotePage parameters={{}} />
    </StaticRouter>,
  ).replace(/<[^>]*>/g, "");
  for (const said of [
    "On a live site, this card names the coordinator who replies",
    "See what a reply looks likeThis is a made-up example",
    "Who treats you",
    "What happens next",
    "We’re paid by the clinic if you book. How this affects you",
    "We do not call you unless you ask us to.",
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain("unwise");
});
