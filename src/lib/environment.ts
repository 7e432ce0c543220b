// A relative address: the build configuration loads this module before aliases exist.
import { DEFAULT_CONTACT_EMAIL } from "../../supabase/functions/_shared/brand.ts";

/** Settings of a build, from the variables of the same names. */
export type Environment = {
  /** Base address of the Supabase project. Not set: the site's own origin serves it. */
  VITE_SUPABASE_URL?: string | undefined;
  /** The publishable (or anon) key. The default is the local stand-in's, which opens nothing else. */
  VITE_SUPABASE_ANON_KEY: string;
  /** Origin of the public site, for canonical links and share pictures. No trailing slash. */
  VITE_SITE_URL: string;
  /** Where patients and clinics write to. */
  VITE_CONTACT_EMAIL: string;
  /** WhatsApp number in international form; spaces are allowed. */
  VITE_WHATSAPP_NUMBER: string;
};

/** What holds where a variable is not set. */
export const defaultEnvironment: Environment = {
  VITE_SUPABASE_ANON_KEY: "sb_publishable_local_development_only",
  VITE_SITE_URL: "https://sanavoy.example",
  VITE_CONTACT_EMAIL: DEFAULT_CONTACT_EMAIL,
  VITE_WHATSAPP_NUMBER: "+44 7700 900123",
};

declare const SITE_ENVIRONMENT: Environment | undefined;

/**
 * The settings of this build. `vite.config.ts` has checked them and writes them in here, so that no
 * page carries the checks. Outside of a build (tests, scripts) the defaults hold.
 */
export const environment: Environment =
  typeof SITE_ENVIRONMENT === "undefined" ? defaultEnvironment : SITE_ENVIRONMENT;
