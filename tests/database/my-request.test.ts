// All parts share one set-up, because it takes longer than most tests.
import "./my-request/private-links.ts";
import "./my-request/proof.ts";
import "./my-request/changes.ts";
import "./my-request/clinics.ts";
import "./my-request/proposals.ts";
import "./my-request/sending.ts";
import "./my-request/quotes.ts";
import "./my-request/shared-quotes.ts";
import "./my-request/answers.ts";
import "./my-request/mails.ts";
import "./my-request/tasks.ts";
import "./my-request/no-trace.ts";
