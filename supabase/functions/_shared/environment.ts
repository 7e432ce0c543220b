/** The part of Deno that is used here, for tools that do not know Deno. */
declare const Deno: { env: { get(name: string): string | undefined } };

/** Reads a variable. A variable that the process may not read counts as not set. */
export function readVariable(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch {
    return undefined;
  }
}
