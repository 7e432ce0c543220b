import type { SessionLimits } from "./sessions.ts";

/** The settings of Auth that a project can choose. */
export interface AuthRules {
  /** Whether strangers can make themselves an account. */
  allowSignUp: boolean;
  /** Whether a new address must be confirmed before it can sign in. */
  confirmEmail: boolean;
  /** In bytes, as Auth counts it. */
  minimumPasswordLength: number;
  /** How long an access token lasts. */
  jwtLifetimeSeconds: number;
  /** Least time between two mails of one kind to one address. */
  mailIntervalSeconds: number;
  /** How long a mailed link lasts. */
  linkLifetimeSeconds: number;
  /** How long a refresh token that was used before is forgiven. */
  refreshReuseSeconds: number;
  /** How long a session lasts. */
  sessionLimits: SessionLimits;
  /** Second factors: whether one can be added and used, and how many an account may have. */
  totp: { enrol: boolean; verify: boolean; most: number };
  /** Calls from one network address in five minutes; unlimited where nothing is set. */
  callsPerAddress?: CallsPerAddress | undefined;
}

/** Each number covers the calls that Auth counts together. */
interface CallsPerAddress {
  /** Sign-ins with a password, and refreshes. */
  token: number;
  /** Sign-ups, recoveries and changes of a user: most send a mail. */
  mail: number;
  /** Mailed links. */
  verify: number;
  /** Codes of second factors, asked for and entered. */
  factor: number;
}
