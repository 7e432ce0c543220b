// All parts share one set-up, because it takes longer than most tests.
import "./outbox/queue.ts";
import "./outbox/colleagues.ts";
import "./outbox/delivery.ts";
import "./outbox/problems.ts";
import "./outbox/purge.ts";
