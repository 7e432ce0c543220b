import { BRAND_NAME } from "../../_shared/brand-name.ts";
import { CONFIRM_WITHIN_DAYS } from "../../_shared/newsletter.ts";
import { BLOG_PATH } from "../../_shared/site-paths.ts";
import type { SubscriberLinks } from "../../_shared/subscriber-link.ts";
import { type MailContent, paragraph } from "./blocks.ts";
import type { MailSite } from "./patient-mails.ts";

/** To an address that was entered in the newsletter form. Nothing happens unless its owner confirms. */
export function newsletterConfirmation(_site: MailSite, links: SubscriberLinks): MailContent {
  return {
    subject: "Please confirm your newsletter sign-up",
    preview: "Confirm your email address to get our new guides.",
    blocks: [
      paragraph("Hello,"),
      paragraph(
        `Someone entered this address in ${BRAND_NAME}’s newsletter form. If it was you, please confirm. We’ll then send you new guides from time to time. We won’t send you offers.`,
      ),
      { type: "button", text: "Confirm or unsubscribe", href: links.page },
      paragraph(
        `The page asks for this email address, so that software that checks links in emails cannot confirm for you. The link works for ${CONFIRM_WITHIN_DAYS} days.`,
      ),
      paragraph(
        `If it wasn’t you, you don’t have to do anything. If you do not confirm, we’ll send nothing more, and will delete the address after ${CONFIRM_WITHIN_DAYS} days.`,
      ),
    ],
    reason: `You’re getting this email because this address was entered in ${BRAND_NAME}’s newsletter form.`,
  };
}

/** To a subscriber, once they have confirmed and each time the address is entered again. */
export function newsletterWelcome(site: MailSite, links: SubscriberLinks): MailContent {
  return {
    subject: "You’ve signed up for our newsletter",
    preview: "What we’ll send you, and how to unsubscribe.",
    blocks: [
      paragraph("Hello,"),
      paragraph(
        `You’ve signed up for ${BRAND_NAME}’s newsletter. We’ll send you new guides from time to time. We won’t send you offers.`,
      ),
      { type: "button", text: "Read our guides", href: site.siteUrl + BLOG_PATH },
      paragraph(
        "You can ",
        { text: "unsubscribe from the newsletter", href: links.leavePage },
        " at any time. You can also reply to this email and ask us to.",
      ),
    ],
    reason: `You’re getting this email because you signed up for ${BRAND_NAME}’s newsletter.`,
  };
}
