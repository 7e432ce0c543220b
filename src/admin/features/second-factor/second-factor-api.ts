import { isAuthError } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { brand } from "@/lib/brand.ts";

/** A device that generates codes: an authenticator app or a password manager. */
export type Device = { id: string; name: string; addedAt: string };

/** What the user needs to set up a device. */
export type NewDevice = { id: string; secret: string; uri: string };

/** A failure with a message for the user. */
class SecondFactorFault extends Error {
  override name = "SecondFactorFault";
}

/** The message to show for a failure. */
export function messageOf(error: unknown): string {
  return error instanceof SecondFactorFault ? error.message : "Something went wrong. Try again.";
}

/** Messages by Auth's error codes. */
const faults: Readonly<Record<string, string>> = {
  mfa_verification_failed:
    "This code is not correct. Enter the code that your device shows now. It changes every 30 seconds.",
  mfa_challenge_expired: "This took too long. Enter the code that your device shows now.",
  mfa_ip_address_mismatch: "Your network has changed. Enter the code again.",
  mfa_factor_not_found: "This device has been removed. Reload the page.",
  mfa_factor_name_conflict: "You already have a device with this name. Choose another name.",
  too_many_enrolled_mfa_factors: "You have ten devices, which is the maximum. Remove one first.",
  insufficient_aal: "Sign out, sign in again with a code, and try again.",
  over_request_rate_limit: "There have been too many attempts. Wait a minute, then try again.",
};

function faultOf(error: unknown): SecondFactorFault {
  const known = isAuthError(error) && error.code ? faults[error.code] : undefined;
  return new SecondFactorFault(known ?? "The server did not respond. Try again.");
}

/** The user's verified devices, oldest first. */
export function devicesQuery() {
  return queryOptions({
    queryKey: ["devices"],
    queryFn: async (): Promise<Device[]> => {
      const { data, error } = await getSupabase().auth.mfa.listFactors();
      if (error) throw error;
      return data.totp.map(({ id, friendly_name, created_at }) => ({
        id,
        name: friendly_name || "Device",
        addedAt: created_at,
      }));
    },
    networkMode: "always",
  });
}

/** Starts adding a device. It is only active once `confirmCode` has verified a code from it. */
export async function enrolDevice(name: string): Promise<NewDevice> {
  const { auth } = getSupabase();
  // An unfinished attempt with the same name would make Auth refuse the name.
  const { data: known } = await auth.mfa.listFactors();
  const begun = known?.all.find(
    (factor) => factor.status === "unverified" && factor.friendly_name === name,
  );
  if (begun) await auth.mfa.unenroll({ factorId: begun.id });
  const { data, error } = await auth.mfa.enroll({
    factorType: "totp",
    friendlyName: name,
    issuer: brand.name,
  });
  if (error) throw faultOf(error);
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Verifies a code, and raises the session to the second-factor level. Throws a `SecondFactorFault`. */
export async function confirmCode(deviceId: string, code: string): Promise<void> {
  const { error } = await getSupabase().auth.mfa.challengeAndVerify({
    factorId: deviceId,
    code: code.replace(/\s/g, ""),
  });
  if (error) throw faultOf(error);
}

/** Removes a device and refreshes the session, whose level may have fallen. */
export async function removeDevice(deviceId: string): Promise<void> {
  const { auth } = getSupabase();
  const { error } = await auth.mfa.unenroll({ factorId: deviceId });
  if (error) throw faultOf(error);
  await auth.refreshSession();
}
