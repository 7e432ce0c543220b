import { runCommand } from "./project.ts";
import { runRoleCommand } from "./role-commands.ts";

runCommand(runRoleCommand);
