import { runLeadCommand } from "./lead-commands.ts";
import { runCommand } from "./project.ts";

runCommand(runLeadCommand);
