// Relative imports, because the Vite configuration loads this module before aliases exist.
import { DEFAULT_CONTACT_EMAIL } from "../../supabase/functions/_shared/brand-name.ts";

export const defaultEnvironment = {
  VITE_SUPABASE_ANON_KEY: "sb_publishable_local_development_only",
  VITE_SITE_URL: "https://sanavoy.example",
  VITE_CONTACT_EMAIL: DEFAULT_CONTACT_EMAIL,
  VITE_WHATSAPP_NUMBER: "+44 7700 900123",
  VITE_LEGAL_NAME: "",
  VITE_LEGAL_ADDRESS: "",
  VITE_COMPANY_NUMBER: "",
  VITE_ICO_NUMBER: "",
  VITE_USHAS_CERTIFICATE: "",
  VITE_SUPPORT_HOURS: "",
  VITE_COORDINATOR_NAME: "",
  VITE_COORDINATOR_PICTURE: "",
  VITE_COORDINATOR_LANGUAGES: "",
  VITE_COORDINATOR_HOURS: "",
  VITE_TEAM_TIME_ZONE: "Europe/London",
  VITE_NEWSLETTER: false,
};

/**
 * The settings of a build, each read from the environment variable of the same name. `.env.example` explains them.
 * Without the URL of a project, the site's own origin is used.
 */
export type Environment = typeof defaultEnvironment & { VITE_SUPABASE_URL?: string | undefined };

declare const SITE_ENVIRONMENT: Environment | undefined;

/** The settings of this build, inlined by `vite.config.ts`. Outside a build, the defaults. */
export const environment: Environment =
  typeof SITE_ENVIRONMENT === "undefined" ? defaultEnvironment : SITE_ENVIRONMENT;
