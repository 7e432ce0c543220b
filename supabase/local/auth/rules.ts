import type { SessionLimits } from "./sessions.ts";

/** The settings of Auth that a project can change. */
export interface AuthRules {
  /** Whether anyone can create an account. */
  allowSignUp: boolean;
  /** Whether a new address must be confirmed before it can sign in. */
  confirmEmail: boolean;
  /** In bytes, as Auth counts it. */
  minimumPasswordLength: number;
  /** How long an access token is valid. */
  jwtLifetimeSeconds: number;
  /** Minimum time between two emails of one kind to one address. */
  mailIntervalSeconds: number;
  /** How long an emailed link is valid. */
  linkLifetimeSeconds: number;
  /** How long a refresh token that was already used is still accepted. */
  refreshReuseSeconds: number;
  /** How long a session lasts. */
  sessionLimits: SessionLimits;
  /** Second factors: whether they can be added and used, and how many an account may have. */
  totp: { enrol: boolean; verify: boolean; most: number };
  /** Calls from one IP address in five minutes. Unlimited if not set. */
  callsPerAddress?: CallsPerAddress | undefined;
}

/** Each number covers the calls that Auth counts together. */
interface CallsPerAddress {
  /** Sign-ins with a password, and refreshes. */
  token: number;
  /** Sign-ups, recoveries and changes to a user. Most of them send an email. */
  mail: number;
  /** Emailed links. */
  verify: number;
  /** Requests for codes of second factors, and codes that were entered. */
  factor: number;
}
