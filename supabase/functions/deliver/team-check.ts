import * as z from "zod/mini";

const profilesSchema = z.array(z.object({ user_id: z.string() })).check(z.minLength(1));

/**
 * Makes the function that checks whether an access token belongs to the team. It asks for a profile: row-level
 * security shows one only to people with a role, in a session that has not ended and in which a second factor
 * was proved. People can always see their own role, so reading the role would not check this.
 */
export function createTeamCheck(options: {
  supabaseUrl: string;
  publicKeys: readonly string[];
}): (accessToken: string) => Promise<boolean> {
  return async (accessToken) => {
    const response = await fetch(`${options.supabaseUrl}/rest/v1/profiles?select=user_id&limit=1`, {
      headers: { apikey: options.publicKeys[0] ?? "", authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(10_000),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return response.ok && profilesSchema.safeParse(body).success;
  };
}
