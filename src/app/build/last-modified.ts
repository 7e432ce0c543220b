import { execFileSync } from "node:child_process";

/**
 * ISO date on which some files last changed, by the repository's history; today where there is none
 * (an archive without history, files not committed yet).
 */
export function createLastModified(project: string): (sources: readonly string[]) => string {
  const today = new Date().toISOString().slice(0, 10);
  return (sources) => {
    try {
      const date = execFileSync("git", ["log", "-1", "--format=%cs", "--", ...sources], {
        cwd: project,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }).trim();
      return date || today;
    } catch {
      return today;
    }
  };
}
