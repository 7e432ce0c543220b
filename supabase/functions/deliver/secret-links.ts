import * as z from "zod/mini";
import { createLinkTokens } from "../_shared/private-link.ts";
import { REQUEST_PATH } from "../_shared/site-paths.ts";
import { createSubscriberLinks } from "../_shared/subscriber-link.ts";

/** Adds the secret links to an email's data: `request_url` and `subscriber_links`. */
export type AddLinks = (data: Record<string, unknown>) => Promise<Record<string, unknown>>;

const targetSchema = z.object({
  lead: z.object({ id: z.uuid() }),
  generation: z.int().check(z.positive()),
});

const subscriberSchema = z.object({ subscriber: z.object({ id: z.uuid() }) });

/** Makes that function. Links are computed at each attempt and are the same each time. */
export function createLinks(options: {
  linkSecret: string;
  siteUrl: string;
  functionsUrl: string;
}): AddLinks {
  const tokens = createLinkTokens(options.linkSecret);
  const linksOf = createSubscriberLinks(options);
  return async (data) => {
    const subscribed = subscriberSchema.safeParse(data);
    if (subscribed.success) {
      return { ...data, subscriber_links: await linksOf(subscribed.data.subscriber.id) };
    }
    const target = targetSchema.safeParse(data);
    if (!target.success) return data;
    const { lead, generation } = target.data;
    const token = await tokens.tokenOf({ leadId: lead.id, generation });
    return { ...data, request_url: `${options.siteUrl}${REQUEST_PATH}#${token}` };
  };
}
