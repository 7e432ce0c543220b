import {
  type ProjectSettings,
  type ReadVariable,
  readLimit,
  readProjectSettings,
} from "../_shared/project-settings.ts";

/** What the function takes from its environment. */
export interface Settings extends ProjectSettings {
  /** Leads an hour from one network address. */
  limitPerAddress: number;
  /** Leads an hour from one /48 network of IPv6 addresses. */
  limitPerNetwork: number;
  /** Leads an hour for one email address. */
  limitPerEmail: number;
  /** Leads an hour from everybody together. */
  limitTotal: number;
}

/** Reads the settings through `get`. Throws as `readProjectSettings` does. */
export function readSettings(get: ReadVariable): Settings {
  return {
    ...readProjectSettings(get),
    limitPerAddress: readLimit("LEAD_LIMIT_PER_ADDRESS", get("LEAD_LIMIT_PER_ADDRESS"), 20),
    limitPerNetwork: readLimit("LEAD_LIMIT_PER_NETWORK", get("LEAD_LIMIT_PER_NETWORK"), 60),
    limitPerEmail: readLimit("LEAD_LIMIT_PER_EMAIL", get("LEAD_LIMIT_PER_EMAIL"), 3),
    limitTotal: readLimit("LEAD_LIMIT_TOTAL", get("LEAD_LIMIT_TOTAL"), 500),
  };
}
