import { type LeadPosition, type LeadsPlace, leadPositionSchema } from "./leads-api.ts";

/** Address parameters that say which page of the list is shown. Positions hold no personal data. */
const PARAMETERS = { older: "older-than", newer: "newer-than" } as const;

function parsePosition(text: string | null): LeadPosition | undefined {
  const [created_at, id] = text?.split("~") ?? [];
  const result = leadPositionSchema.safeParse({ created_at, id });
  return result.success ? result.data : undefined;
}

/** The page that an address asks for; the top for anything that does not parse. */
export function readLeadsPlace(parameters: URLSearchParams): LeadsPlace {
  for (const at of ["older", "newer"] as const) {
    const than = parsePosition(parameters.get(PARAMETERS[at]));
    if (than) return { at, than };
  }
  return { at: "top" };
}

/** Address parameters for a page. */
export function writeLeadsPlace(place: LeadsPlace): URLSearchParams {
  if (place.at === "top") return new URLSearchParams();
  return new URLSearchParams({
    [PARAMETERS[place.at]]: `${place.than.created_at}~${place.than.id}`,
  });
}
