// One start for all parts: it takes longer than most tests do.
import "./access/who-may.ts";
import "./access/unsafe-grants.ts";
import "./access/roles.ts";
import "./access/schema.ts";
