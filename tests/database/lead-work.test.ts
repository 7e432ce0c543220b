// All parts share one set-up, because it takes longer than most tests.
import "./lead-work/status.ts";
import "./lead-work/owner-and-next-step.ts";
import "./lead-work/notes-and-corrections.ts";
import "./lead-work/team.ts";
import "./lead-work/undo.ts";
import "./lead-work/attention.ts";
import "./lead-work/booking.ts";
