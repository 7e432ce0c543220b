import { Secret, TOTP } from "otpauth";

/** The code that a device with this secret shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** Six digits that a device with this secret does not show now, or shortly before or after. */
export function wrongCodeFor(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const near = [-60, -30, 0, 30, 60].map((seconds) =>
    totp.generate({ timestamp: Date.now() + seconds * 1000 }),
  );
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
    (code) => !near.includes(code),
  ) as string;
}
