// A relative import: the Vite configuration loads this module before aliases exist.
import { DEFAULT_CONTACT_EMAIL } from "../../supabase/functions/_shared/brand.ts";

/** Settings of a build, from the variables of the same names. */
export type Environment = {
  /** Base URL of the Supabase project. If not set, the site's own origin is used. */
  VITE_SUPABASE_URL?: string | undefined;
  /** The publishable (or anon) key. The default is the local stand-in's, which opens nothing else. */
  VITE_SUPABASE_ANON_KEY: string;
  /** Origin of the public site, for canonical links and share pictures. No trailing slash. */
  VITE_SITE_URL: string;
  /** Where patients and clinics write to. */
  VITE_CONTACT_EMAIL: string;
  /** WhatsApp number in international form; spaces are allowed. */
  VITE_WHATSAPP_NUMBER: string;
  /** Legal name of whoever runs the site. Required for any site but the example. */
  VITE_LEGAL_NAME: string;
  /** Their postal address, on one line. Required for any site but the example. */
  VITE_LEGAL_ADDRESS: string;
  /** Time zone of the team, in which its days begin and end. */
  VITE_TEAM_TIME_ZONE: string;
  /** Whether the newsletter form is shown. Only where mail is set up: a sign-up is confirmed by mail. */
  VITE_NEWSLETTER: boolean;
};

/** Values of variables that are not set. */
export const defaultEnvironment: Environment = {
  VITE_SUPABASE_ANON_KEY: "sb_publishable_local_development_only",
  VITE_SITE_URL: "https://sanavoy.example",
  VITE_CONTACT_EMAIL: DEFAULT_CONTACT_EMAIL,
  VITE_WHATSAPP_NUMBER: "+44 7700 900123",
  VITE_LEGAL_NAME: "",
  VITE_LEGAL_ADDRESS: "",
  VITE_TEAM_TIME_ZONE: "Europe/London",
  VITE_NEWSLETTER: false,
};

declare const SITE_ENVIRONMENT: Environment | undefined;

/**
 * The settings of this build. `vite.config.ts` validates and inlines them, so that no page ships
 * the schema. Outside a build (tests, scripts) the defaults apply.
 */
export const environment: Environment =
  typeof SITE_ENVIRONMENT === "undefined" ? defaultEnvironment : SITE_ENVIRONMENT;
