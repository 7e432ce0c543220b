import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { TEAM_TIME_ZONE } from "@/admin/features/time/team-time.ts";
import type { Period } from "./period.ts";

/** `due` were contacted or have had their 24 hours; `in_time` were contacted within them. */
const counts = { leads: z.number(), due: z.number(), in_time: z.number() };
const measures = {
  ...counts,
  median_minutes: z.nullable(z.number()),
  p90_minutes: z.nullable(z.number()),
};
const measuresSchema = z.object(measures);
const groupsSchema = z.array(z.object({ name: z.nullable(z.string()), ...measures }));

const insightsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  current: measuresSchema,
  previous: measuresSchema,
  by_day: z.array(z.object({ day: z.iso.date(), ...counts })),
  by_hour: z.array(z.object({ weekday: z.number(), hour: z.number(), ...counts })),
  /** `quoted` and `booked` count the leads that have reached this status. */
  by_owner: z.array(
    z.object({
      owner_id: z.nullable(z.uuid()),
      ...measures,
      quoted: z.number(),
      booked: z.number(),
    }),
  ),
  by_treatment: groupsSchema,
  by_city: groupsSchema,
  by_source: groupsSchema,
  /** `reached` counts the leads that have or had this status, or a later one; null for closed. */
  funnel: z.array(
    z.object({ status: z.string(), leads: z.number(), reached: z.nullable(z.number()) }),
  ),
  open_by_age: z.array(z.object({ age: z.string(), status: z.string(), leads: z.number() })),
});

export type Insights = z.infer<typeof insightsSchema>;
export type Counts = Pick<Insights["current"], "leads" | "due" | "in_time">;
export type Measures = Insights["current"];
/** The figures of one coordinator, treatment, city or page. */
export type Group = Measures & { name: string | null; id?: string | null };

const quoteMeasures = {
  /** Leads for which a clinic was proposed. */
  leads: z.number(),
  /** Proposals that the patient answered, and each yes that still stands. */
  answered: z.number(),
  yes: z.number(),
  /** Leads that a clinic got. */
  sent: z.number(),
  quotes: z.number(),
  /** Leads that have a quote. */
  quoted: z.number(),
  /** Leads whose patient saw a quote, and those that went on with it. */
  shown: z.number(),
  went_on: z.number(),
  median_minutes: z.nullable(z.number()),
};
const quoteMeasuresSchema = z.object(quoteMeasures);
const quoteFiguresSchema = z.object({
  all: quoteMeasuresSchema,
  by_clinic: z.array(z.object({ id: z.uuid(), name: z.string(), ...quoteMeasures })),
  by_treatment: z.array(z.object({ name: z.string(), ...quoteMeasures })),
});
export type QuoteMeasures = z.infer<typeof quoteMeasuresSchema>;

/** Calls a function that counts the leads that arrived in a period. */
function figuresQuery<Figures>(
  name: "insights" | "quote_figures",
  period: Period,
  schema: z.ZodMiniType<Figures>,
) {
  return queryOptions({
    queryKey: [name, period.from, period.to],
    queryFn: ({ signal }) =>
      answerOf(
        getSupabase()
          .rpc(name, { from_date: period.from, to_date: period.to, time_zone: TEAM_TIME_ZONE })
          .abortSignal(signal),
        schema,
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** The figures about clinics and quotes of a period. */
export const quoteFiguresQuery = (period: Period) =>
  figuresQuery("quote_figures", period, quoteFiguresSchema);

/** The figures for the leads that arrived in a period. */
export const insightsQuery = (period: Period) => figuresQuery("insights", period, insightsSchema);
