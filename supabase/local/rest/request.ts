import type { Context } from "hono";
import * as z from "zod";
import type { GatewayEnvironment } from "../gateway.ts";
import { EXPOSED_SCHEMA } from "./catalogue.ts";
import { RestError, refusal } from "./errors.ts";

export type RestContext = Context<GatewayEnvironment>;

export interface Preferences {
  return: "minimal" | "representation";
  countsExactly: boolean;
  /** The preferences that were understood, for `Preference-Applied`. */
  applied: string[];
}

const objectSchema = z.record(z.string(), z.unknown());
const payloadSchema = z.union([z.array(objectSchema), objectSchema]);

/** Preferences that would change the response in ways that the stand-in does not support. */
const unknownPreferences = /^(resolution|missing|handling|max-affected|tx|timezone)=/;

/** Response types that PostgREST supports and the stand-in does not. */
const missingTypes = /^(text\/csv|application\/(geo\+json|openapi\+json|vnd\.pgrst\..*))$/;

/** Reads the `Prefer` header. */
export function readPreferences(context: RestContext): Preferences {
  const preferences: Preferences = { return: "minimal", countsExactly: false, applied: [] };
  for (const text of (context.req.header("prefer") ?? "").split(",")) {
    const preference = text.trim();
    if (unknownPreferences.test(preference)) throw refusal(`the preference "${preference}"`);
    const [name, value] = preference.split("=");
    if (name === "return") {
      if (value === "headers-only") throw refusal(`the preference "${preference}"`);
      if (value !== "minimal" && value !== "representation") continue;
      preferences.return = value;
    } else if (name === "count") {
      if (value !== "exact") throw refusal(`the preference "${preference}"`);
      preferences.countsExactly = true;
    } else continue;
    preferences.applied.push(preference);
  }
  return preferences;
}

/** Whether to return one object and not an array, according to the first acceptable type. */
export function wantsObject(context: RestContext): boolean {
  const accepted = (context.req.header("accept") ?? "*/*").split(",").map((entry) => {
    const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return { type, strippedNulls: parameters.includes("nulls=stripped") };
  });
  for (const { type, strippedNulls } of accepted) {
    if (strippedNulls) throw refusal("responses without nulls");
    if (/^application\/vnd\.pgrst\.object(\+json)?$/.test(type)) return true;
    if (/^(\*\/\*|application\/(\*|json|vnd\.pgrst\.array(\+json)?))$/.test(type)) return false;
    if (missingTypes.test(type)) throw refusal(`responses of the type ${type}`);
  }
  const types = accepted.map(({ type }) => type).join(", ");
  throw new RestError(406, "PGRST107", `None of these media types are available: ${types}`);
}

/** Rejects a schema that the project does not expose, or that the stand-in does not have. */
export function checkProfile(context: RestContext, exposed: readonly string[]): void {
  const isRead = context.req.method === "GET" || context.req.method === "HEAD";
  const profile = context.req.header(isRead ? "accept-profile" : "content-profile");
  if (profile === undefined || profile === EXPOSED_SCHEMA) return;
  if (exposed.includes(profile)) throw refusal(`the schema ${profile}`);
  throw new RestError(406, "PGRST106", `Invalid schema: ${profile}`, {
    hint: `Only the following schemas are exposed: ${exposed.join(", ")}`,
  });
}

/** Reads a JSON body: one object, or an array of objects. `whenEmpty` is what an empty body means. */
export async function readPayload(context: RestContext, whenEmpty = "") {
  const type = context.req.header("content-type") ?? "application/json";
  if (!/^application\/json\b/i.test(type)) throw refusal(`bodies of the type ${type}`);
  const text = (await context.req.text()) || whenEmpty;
  try {
    return payloadSchema.parse(JSON.parse(text));
  } catch {
    throw new RestError(400, "PGRST102", "Empty or invalid json");
  }
}
