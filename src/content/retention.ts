import { retentionPeriod } from "../../supabase/functions/_shared/retention.ts";
import { environment } from "../lib/environment.ts";

/** How long a quote request is kept: "24 months". */
export const RETENTION = retentionPeriod(environment.LEAD_RETENTION_DAYS);
