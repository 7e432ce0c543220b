import {
  type ProjectSettings,
  type ReadVariable,
  readLimit,
  readProjectSettings,
} from "./project-settings.ts";

/** How many submissions an hour are accepted, by what they have in common. */
export interface FormLimits {
  address: number;
  network: number;
  email: number;
  total: number;
}

/** Settings that a function which receives a form reads from its environment. */
export interface FormSettings extends ProjectSettings {
  limits: FormLimits;
}

/** Reads the settings. Each form has the same limits, which are counted separately. */
export function readFormSettings(get: ReadVariable): FormSettings {
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
