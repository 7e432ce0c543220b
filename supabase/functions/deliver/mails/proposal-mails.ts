import * as z from "zod/mini";
import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { typedKeys } from "../../_shared/typed-keys.ts";
import { paragraph } from "./blocks.ts";
import { ifSomethingGoesWrong, type MailSite } from "./patient-mails.ts";
import { linkBlocks, patientMail } from "./request-mails.ts";
import { leadNotice } from "./team-mails.ts";

const proposedSchema = z.array(z.object({ clinic: z.string(), city: z.string() }));

/** To the patient: clinics that we would like to ask. What they would get is on the private page alone. */
export function proposal(lead: unknown, proposed: unknown, site: MailSite, requestUrl: string) {
  const clinics = proposedSchema.parse(proposed);
  const are = clinics.length === 1 ? "this clinic" : "these clinics";
  return patientMail(
    lead,
    (reference) => ({
      subject: `May we ask ${are}? Request ${reference}`,
      text: `Before we ask ${are} for a quote, we need your yes or no.`,
      blocks: [
        {
          type: "list",
          items: clinics.map(({ clinic, city }) => [`We’d like to ask ${clinic} in ${city}.`]),
        },
        paragraph(
          "Your private page shows what we checked about each clinic, and exactly what it would get. A clinic gets nothing unless you say yes to it. You can take back a yes at any time.",
        ),
        ...linkBlocks(requestUrl),
      ],
    }),
    ifSomethingGoesWrong(site),
  );
}

/** To the patient: there is a quote on the private page. The email says nothing else about it. */
export function quoteShared(lead: unknown, site: MailSite, requestUrl: string) {
  return patientMail(
    lead,
    (reference) => ({
      subject: `A quote is ready: request ${reference}`,
      text: "A clinic has answered, and its quote is on your private page.",
      blocks: [
        paragraph(
          "Your page shows what the quote includes and what it leaves out, next to any other quotes that you have. You don’t have to accept a quote, and there’s no hurry.",
        ),
        ...linkBlocks(requestUrl),
      ],
    }),
    ifSomethingGoesWrong(site),
  );
}

/** What a patient said, by the kind of its event. */
const ANSWER_TEXTS = {
  clinic_agreed:
    "The patient said yes to a clinic. You can now send it what they agreed to, and nothing else.",
  clinic_refused: "The patient said no to a clinic. Send it nothing.",
  clinic_taken_back:
    "The patient took back their yes to a clinic. Send it nothing more. If the clinic has their data, an administrator must ask the clinic to stop using it: see the task under Personal data.",
  quote_decision: "The patient decided about the quotes. Their decision is next to the quotes.",
} as const;

const answerSchema = z.enum(typedKeys(ANSWER_TEXTS));

/** To the owner of a request, or to the team if it has none: the patient answered about a clinic or the quotes. */
export function proposalAnswer(lead: unknown, kind: unknown, siteUrl: string, isOwner: boolean) {
  const answered = answerSchema.parse(kind);
  const about = answered === "quote_decision" ? "the quotes" : "a clinic";
  return leadNotice(
    lead,
    siteUrl,
    (reference) => ({
      subject: `Answer about ${about}: request ${reference}`,
      text: ANSWER_TEXTS[answered],
    }),
    isOwner
      ? `You’re getting this email because you look after this request for ${BRAND_NAME}.`
      : undefined,
  );
}
