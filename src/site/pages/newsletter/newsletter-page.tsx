import { LEAVE_PREFIX } from "@shared/site-paths.ts";
import { brand, mailLink } from "@/lib/brand.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { NewsletterChoice } from "@/site/features/newsletter/newsletter-choice.tsx";
import {
  IncompleteLink,
  LinkCard,
  OpeningLink,
} from "@/site/features/private-link/link-states.tsx";
import { isCompleteToken } from "@/site/features/private-link/read-private-link.ts";
import { useLinkToken } from "@/site/features/private-link/use-link-token.ts";
import { TextLink } from "@/ui/link.tsx";
import { PageHeader } from "@/ui/page.tsx";

const path = hrefTo.newsletter();

/** The target of the links in newsletter emails. Without a token, it explains how to get a link. */
export default function NewsletterPage() {
  const link = useLinkToken(path);
  const isLeaving = link?.startsWith(LEAVE_PREFIX) ?? false;
  const title = isLeaving ? "Unsubscribe from the newsletter" : "Newsletter";
  const writeToUs = (
    <span>
      write to <TextLink href={mailLink({ subject: "Newsletter" })}>{brand.email}</TextLink> from
      the address that we send the newsletter to
    </span>
  );
  return (
    <>
      <PageHead
        title={title}
        description="Confirm that you want our newsletter, or unsubscribe from it."
        hidden
      />
      <PageHeader
        title={title}
        lead={isLeaving ? null : "New guides from time to time, and no offers."}
      />
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-8 sm:px-6 sm:py-12">
        {link === undefined ? (
          <>
            <div className="with-link">
              <OpeningLink />
            </div>
            <div className="without-link">
              <LinkCard title="This page needs a link">
                <p>
                  To confirm that you want the newsletter, or to unsubscribe from it, open this page
                  with the link in our email.
                </p>
                <p>
                  If you cannot find the email, {writeToUs}. You can sign up{" "}
                  <TextLink href={hrefTo.blog()}>on the blog</TextLink>.
                </p>
              </LinkCard>
            </div>
          </>
        ) : isCompleteToken(path, link) ? (
          <NewsletterChoice
            key={link}
            token={link.replace(LEAVE_PREFIX, "")}
            isLeaving={isLeaving}
          />
        ) : (
          <IncompleteLink>
            <p>
              If that does not work, <span>{writeToUs}</span>.
            </p>
          </IncompleteLink>
        )}
      </div>
    </>
  );
}
