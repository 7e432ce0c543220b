// All parts share one set-up, because it takes longer than most tests.
import "./auth/errors.ts";
import "./auth/passwords.ts";
import "./auth/links.ts";
import "./auth/sessions.ts";
