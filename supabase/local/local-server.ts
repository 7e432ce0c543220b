import { resolve } from "node:path";
import { projectFolder, type Settings } from "./settings.ts";
import type { StandInOptions } from "./stand-in.ts";

/** The stand-in's options for `npm start` and `npm run dev`, which differ in nothing else. */
export function standInOptions(settings: Settings): StandInOptions {
  const hosts = ["localhost", "127.0.0.1", "[::1]"];
  const ownOrigins = hosts.map((host) => `http://${host}:${settings.PORT}`);
  const { AUTH_JWT_LIFETIME_SECONDS: lifetime, AUTH_MAIL_INTERVAL_SECONDS: interval } = settings;
  return {
    dataDirectory:
      settings.DATA_DIR === "memory" ? "memory" : resolve(projectFolder, settings.DATA_DIR),
    publicUrl: `http://localhost:${settings.PORT}`,
    seed: true,
    limitAuthCalls: settings.AUTH_LIMITS_PER_ADDRESS === "on",
    authRules: {
      ...(lifetime === undefined ? {} : { jwtLifetimeSeconds: lifetime }),
      ...(interval === undefined ? {} : { mailIntervalSeconds: interval }),
    },
    functionEnvironment: {
      ALLOWED_ORIGINS: settings.ALLOWED_ORIGINS ?? ownOrigins.join(","),
      LEAD_LIMIT_PER_ADDRESS: String(settings.LEAD_LIMIT_PER_ADDRESS),
      LEAD_LIMIT_PER_EMAIL: String(settings.LEAD_LIMIT_PER_EMAIL),
      ...(settings.VITE_CONTACT_EMAIL ? { VITE_CONTACT_EMAIL: settings.VITE_CONTACT_EMAIL } : {}),
      ...(settings.LEAD_HASH_SALT ? { LEAD_HASH_SALT: settings.LEAD_HASH_SALT } : {}),
    },
  };
}

/** What a person needs to know once the server answers. */
export function greeting(settings: Settings, siteSupabaseUrl: string | undefined): string {
  const site = `http://localhost:${settings.PORT}`;
  const lines = [
    `Site      ${site}/`,
    `Admin     ${site}/admin/leads`,
    "Sign-ins  admin@sanavoy.example / sanavoy-admin (administrator)",
    "          viewer@sanavoy.example / sanavoy-viewer (no role)",
    `Mailbox   ${site}/_local/mailbox`,
    settings.DATA_DIR === "memory"
      ? "Data      kept in memory, gone when the server stops"
      : `Data      ${resolve(projectFolder, settings.DATA_DIR)}`,
  ];
  if (siteSupabaseUrl) {
    lines.push(`Note      The site itself talks to ${siteSupabaseUrl} (VITE_SUPABASE_URL).`);
  }
  return lines.join("\n");
}
