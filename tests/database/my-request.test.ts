// One start for all parts: it takes longer than most tests do.
import "./my-request/private-links.ts";
import "./my-request/changes.ts";
import "./my-request/mails.ts";
import "./my-request/no-trace.ts";
