// Relative imports, because the Vite configuration loads this module before aliases exist.
import { DEFAULT_CONTACT_EMAIL } from "../../supabase/functions/_shared/brand-name.ts";

/** The settings of a build, each read from the environment variable of the same name. */
export type Environment = {
  /** Base URL of the Supabase project. If not set, the site's own origin is used. */
  VITE_SUPABASE_URL?: string | undefined;
  /** The publishable (or anon) key. The default opens the local stand-in alone. */
  VITE_SUPABASE_ANON_KEY: string;
  /** Origin of the public site, for canonical links and sharing images. No trailing slash. */
  VITE_SITE_URL: string;
  /** Contact email address for patients and clinics. */
  VITE_CONTACT_EMAIL: string;
  /** WhatsApp number in international form; spaces are allowed. */
  VITE_WHATSAPP_NUMBER: string;
  /** Legal name of the operator. Required for every site except the example. */
  VITE_LEGAL_NAME: string;
  /** The operator's postal address, on one line. Required for every site except the example. */
  VITE_LEGAL_ADDRESS: string;
  /** The operator's number in the register of companies. Empty: it has none. */
  VITE_COMPANY_NUMBER: string;
  /** The operator's number in the ICO's register of who pays its fee. Empty: not registered yet. */
  VITE_ICO_NUMBER: string;
  /** Number of the operator's certificate from USHAŞ. Empty: it has none yet. */
  VITE_USHAS_CERTIFICATE: string;
  /** When somebody answers travellers, as in "While you travel, we answer the telephone day and night". Empty: not yet. */
  VITE_SUPPORT_HOURS: string;
  /** Name of the coordinator who answers requests. Empty: none is named. */
  VITE_COORDINATOR_NAME: string;
  /** Path of the coordinator's picture, a file in `public`. Empty: none. */
  VITE_COORDINATOR_PICTURE: string;
  /** What the coordinator speaks, as in "English and Turkish". Empty: not said. */
  VITE_COORDINATOR_LANGUAGES: string;
  /** When the coordinator answers, as in "Monday to Friday, 9am to 6pm UK time". Empty: not said. */
  VITE_COORDINATOR_HOURS: string;
  /** The team's time zone, which decides when a day begins and ends. */
  VITE_TEAM_TIME_ZONE: string;
  /** Whether to show the newsletter form, whose sign-ups are confirmed by email. */
  VITE_NEWSLETTER: boolean;
};

export const defaultEnvironment: Environment = {
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

declare const SITE_ENVIRONMENT: Environment | undefined;

/** The settings of this build, inlined by `vite.config.ts`. Outside a build, the defaults. */
export const environment: Environment =
  typeof SITE_ENVIRONMENT === "undefined" ? defaultEnvironment : SITE_ENVIRONMENT;
