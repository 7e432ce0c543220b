// All parts share one set-up, because it takes longer than most tests.
import "./contract/gateway.ts";
import "./contract/sign-up.ts";
import "./contract/sign-in.ts";
import "./contract/roles.ts";
import "./contract/leads.ts";
import "./contract/lead-work.ts";
import "./contract/views-and-templates.ts";
import "./contract/mistakes.ts";
import "./contract/edge-function.ts";
