import {
  type ProjectSettings,
  type ReadVariable,
  readLimit,
  readProjectSettings,
} from "../_shared/project-settings.ts";

/** Settings that the function reads from its environment. */
export interface Settings extends ProjectSettings {
  /** Leads per hour from one IP address. */
  limitPerAddress: number;
  /** Leads per hour from one IPv6 /48 network. */
  limitPerNetwork: number;
  /** Leads per hour for one email address. */
  limitPerEmail: number;
  /** Leads per hour in total. */
  limitTotal: number;
}

/** Reads the settings through `get`. Throws in the same way as `readProjectSettings`. */
export function readSettings(get: ReadVariable): Settings {
  return {
    ...readProjectSettings(get),
    limitPerAddress: readLimit("LEAD_LIMIT_PER_ADDRESS", get("LEAD_LIMIT_PER_ADDRESS"), 20),
    limitPerNetwork: readLimit("LEAD_LIMIT_PER_NETWORK", get("LEAD_LIMIT_PER_NETWORK"), 60),
    limitPerEmail: readLimit("LEAD_LIMIT_PER_EMAIL", get("LEAD_LIMIT_PER_EMAIL"), 3),
    limitTotal: readLimit("LEAD_LIMIT_TOTAL", get("LEAD_LIMIT_TOTAL"), 500),
  };
}
