/** The part of Deno that is used here, for tools that know no Deno. */
declare const Deno: { env: { get(name: string): string | undefined } };

/** Reads a variable. One that the process has no permission to read counts as one that is not set. */
export function readVariable(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch {
    return undefined;
  }
}
