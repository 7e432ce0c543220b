import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { TextLink } from "@/ui/link.tsx";

/** Shown for a URL whose category or treatment does not exist. */
export function UnknownContent({ title }: { title: string }) {
  return (
    <div className="mx-auto flex max-w-page flex-col items-center gap-5 px-4 py-16 text-center sm:py-24">
      <PageHead title={title} hidden />
      <Illustration name="not-found" ratio="1/1" className="max-w-64" />
      <h1 className="text-4xl">{title}</h1>
      <p className="max-w-form text-muted">
        Check that the address is correct. The page may have moved. You can see all{" "}
        <TextLink href={hrefTo.packages()}>treatments</TextLink>.
      </p>
      <ButtonLink href={hrefTo.home()} variant="primary">
        Return Home
      </ButtonLink>
    </div>
  );
}
