import { brand, mailLink } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { NewsletterChoice } from "@/site/features/newsletter/newsletter-choice.tsx";
import { useLinkToken } from "@/site/features/private-link/use-link-token.ts";
import { TextLink } from "@/ui/link.tsx";
import { PageHeader } from "@/ui/page.tsx";
import { PageHead } from "@/ui/page-head.tsx";

/** The target of the link in newsletter emails. Without a token, it explains how to get a link. */
export default function NewsletterPage() {
  const token = useLinkToken(hrefTo.newsletter());
  return (
    <>
      <PageHead
        title="Newsletter"
        description="Confirm that you want our newsletter, or unsubscribe from it."
        hidden
      />
      <PageHeader title="Newsletter" lead="New guides from time to time, and no offers." />
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-8 sm:px-6 sm:py-12">
        {token ? (
          <NewsletterChoice key={token} token={token} />
        ) : (
          <div className="flex max-w-reading flex-col gap-4">
            <p>
              To confirm that you want the newsletter, or to unsubscribe from it, open this page
              with the link in our email.
            </p>
            <p>
              If you cannot find the email, write to{" "}
              <TextLink href={mailLink({ subject: "Newsletter" })}>{brand.email}</TextLink> from the
              address that we send the newsletter to. You can sign up{" "}
              <TextLink href={hrefTo.blog()}>on the blog</TextLink>.
            </p>
          </div>
        )}
      </div>
    </>
  );
}
