// One start for all parts: it takes longer than most tests do.
import "./outbox/queue.ts";
import "./outbox/delivery.ts";
import "./outbox/problems.ts";
