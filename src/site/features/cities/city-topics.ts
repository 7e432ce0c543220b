import type { CityId } from "@shared/cities.ts";

/** The topics of every city guide, in order. Source: specification, section 2, except for "recovery". */
export const cityTopics = [
  { id: "why", label: "Why go" },
  { id: "best-for", label: "Best for" },
  { id: "airports", label: "Airports" },
  { id: "climate", label: "Climate" },
  { id: "stay", label: "Where to stay" },
  { id: "transport", label: "Getting around" },
  { id: "recovery", label: "While you recover" },
  { id: "activities", label: "Activities" },
  { id: "language", label: "Language" },
  { id: "currency", label: "Currency" },
  { id: "stay-duration", label: "Typical stay" },
  { id: "tips", label: "Safety tips" },
  { id: "landmarks", label: "Landmarks" },
] as const;

export type CityTopic = (typeof cityTopics)[number]["id"];

/** The anchor of a topic in a city guide. */
export function topicAnchor(city: CityId, topic: CityTopic): string {
  return `${city}-${topic}`;
}
