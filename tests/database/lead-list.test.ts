// One start for all parts: it takes longer than most tests do.
import "./lead-list/search.ts";
import "./lead-list/pages.ts";
import "./lead-list/export.ts";
import "./lead-list/insights.ts";
