// One start for all parts: it takes longer than most tests do.
import "./submit-lead/stored.ts";
import "./submit-lead/refused.ts";
import "./submit-lead/limits.ts";
import "./submit-lead/repeated-requests.ts";
