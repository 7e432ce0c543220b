// One start for all parts: it takes longer than most tests do.
import "./rest/rows.ts";
import "./rest/database.ts";
import "./rest/pages.ts";
import "./rest/calls.ts";
import "./rest/refusals.ts";
