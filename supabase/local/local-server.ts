import { resolve } from "node:path";
import * as z from "zod";
import { readOrigins } from "../functions/_shared/project-settings.ts";
import { describeDatabase } from "./database/external-database.ts";
import { passedOnSchema, projectFolder, type Settings } from "./settings.ts";
import type { StandInOptions } from "./stand-in.ts";

/** The SMTP library reads these when it loads, and Deno would stop a function that reads them without permission. */
const smtpLibraryVariables = {
  ETHEREAL_API: "",
  ETHEREAL_WEB: "",
  ETHEREAL_API_KEY: "",
  ETHEREAL_CACHE: "",
};

/** Host and port of an address, with its protocol's default port. */
function hostOf(address: string | undefined): string[] {
  if (!address) return [];
  const { hostname, port, protocol } = new URL(address);
  const implied: Record<string, string> = { "http:": "80", "https:": "443" };
  return [`${hostname}:${port || (implied[protocol] ?? "465")}`];
}

/** The stand-in's options, the same for `npm start` and `npm run dev`. */
export function standInOptions(settings: Settings): StandInOptions {
  const hosts = ["localhost", "127.0.0.1", "[::1]"];
  const ownOrigins = hosts.map((host) => `http://${host}:${settings.PORT}`);
  return {
    dataDirectory:
      settings.DATA_DIR === "memory" ? "memory" : resolve(projectFolder, settings.DATA_DIR),
    databaseUrl: settings.LOCAL_DATABASE_URL,
    publicUrl: `http://localhost:${settings.PORT}`,
    seed: true,
    allowedOrigins: settings.ALLOWED_ORIGINS ? readOrigins(settings.ALLOWED_ORIGINS) : [],
    functionEnvironment: {
      ALLOWED_ORIGINS: settings.ALLOWED_ORIGINS ?? ownOrigins.join(","),
      LEAD_LIMIT_PER_ADDRESS: String(settings.LEAD_LIMIT_PER_ADDRESS),
      LEAD_LIMIT_PER_NETWORK: String(settings.LEAD_LIMIT_PER_NETWORK),
      LEAD_LIMIT_PER_EMAIL: String(settings.LEAD_LIMIT_PER_EMAIL),
      LEAD_LIMIT_TOTAL: String(settings.LEAD_LIMIT_TOTAL),
      ...(settings.SMTP_URL ? smtpLibraryVariables : {}),
      ...z.record(z.string(), z.string()).parse(passedOnSchema.parse(settings)),
    },
    functionHosts: [
      ...hostOf(settings.SMTP_URL),
      ...hostOf(settings.LEAD_WEBHOOK_URL),
      ...(settings.RESEND_API_KEY ? ["api.resend.com:443"] : []),
    ],
    deliverEverySeconds: 5,
  };
}

/** Where the data is kept, and for how long. */
function describeData({ DATA_DIR: folder, LOCAL_DATABASE_URL: url }: Settings): string {
  const server = url && describeDatabase(url);
  if (folder === "memory") {
    return server
      ? `in a temporary database on ${server}, dropped when the server stops`
      : "in a temporary folder, removed when the server stops";
  }
  return server ?? resolve(projectFolder, folder);
}

/** What people need to know once the server is running. */
export function greeting(settings: Settings, siteSupabaseUrl: string | undefined): string {
  const site = `http://localhost:${settings.PORT}`;
  const lines = [
    `Site      ${site}/`,
    `Admin     ${site}/admin/leads`,
    "Sign-ins  admin@sanavoy.example / sanavoy-admin (administrator)",
    "          coordinator@sanavoy.example / sanavoy-coordinator (coordinator)",
    "          viewer@sanavoy.example / sanavoy-viewer (no role)",
    `Mailbox   ${site}/_local/mailbox`,
    `Data      ${describeData(settings)}`,
  ];
  if (siteSupabaseUrl) {
    lines.push(`Note      The site itself uses ${siteSupabaseUrl} (VITE_SUPABASE_URL).`);
  }
  return lines.join("\n");
}
