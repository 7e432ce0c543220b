// One start for all parts: it takes longer than most tests do.
import "./auth/errors.ts";
import "./auth/passwords.ts";
import "./auth/links.ts";
import "./auth/sessions.ts";
