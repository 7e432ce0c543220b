import {
  type ProjectSettings,
  type ReadVariable,
  readLimit,
  readProjectSettings,
} from "../_shared/project-settings.ts";

/** How many submissions an hour are taken, by what they share. */
export interface FormLimits {
  address: number;
  network: number;
  email: number;
  total: number;
}

/** What the function takes from its environment. */
export interface Settings extends ProjectSettings {
  limits: FormLimits;
}

/** Reads the settings through `get`. Throws as `readProjectSettings` does. The limits are those of leads. */
export function readSettings(get: ReadVariable): Settings {
  const limit = (name: string, standard: number) => readLimit(name, get(name), standard);
  return {
    ...readProjectSettings(get),
    limits: {
      address: limit("LEAD_LIMIT_PER_ADDRESS", 20),
      network: limit("LEAD_LIMIT_PER_NETWORK", 60),
      email: limit("LEAD_LIMIT_PER_EMAIL", 3),
      total: limit("LEAD_LIMIT_TOTAL", 500),
    },
  };
}
