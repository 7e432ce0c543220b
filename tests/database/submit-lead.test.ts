// All parts share one set-up, because it takes longer than most tests.
import "./submit-lead/stored.ts";
import "./submit-lead/refused.ts";
import "./submit-lead/limits.ts";
import "./submit-lead/repeated-requests.ts";
import "./submit-lead/entered.ts";
