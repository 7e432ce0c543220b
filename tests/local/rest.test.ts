// All parts share one set-up, because it takes longer than most tests.
import "./rest/rows.ts";
import "./rest/database.ts";
import "./rest/pages.ts";
import "./rest/calls.ts";
import "./rest/refusals.ts";
