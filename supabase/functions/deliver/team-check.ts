import * as z from "zod/mini";

const rolesSchema = z.array(z.object({ role: z.string() })).check(z.minLength(1));

/**
 * Makes the function that checks whether an access token belongs to the team. It asks for the caller's role:
 * row-level security shows people their own role only.
 */
export function createTeamCheck(options: {
  supabaseUrl: string;
  publicKeys: readonly string[];
}): (accessToken: string) => Promise<boolean> {
  return async (accessToken) => {
    const response = await fetch(`${options.supabaseUrl}/rest/v1/user_roles?select=role&limit=1`, {
      headers: { apikey: options.publicKeys[0] ?? "", authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(10_000),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return response.ok && rolesSchema.safeParse(body).success;
  };
}
