// All parts share one set-up, because it takes longer than most tests.
import "./access/who-may.ts";
import "./access/unsafe-grants.ts";
import "./access/roles.ts";
import "./access/schema.ts";
