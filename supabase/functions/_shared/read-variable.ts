/** The part of Deno's API that is used here, for tools without Deno's types. */
declare const Deno: { env: { get(name: string): string | undefined } };

/** Reads a variable. A variable that the process may not read counts as not set. */
export function readVariable(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch {
    return undefined;
  }
}
