// All parts share one set-up, because it takes longer than most tests.
import "./lead-list/search.ts";
import "./lead-list/pages.ts";
import "./lead-list/export.ts";
import "./lead-list/insights.ts";
import "./lead-list/quote-figures.ts";
