import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";

/** Shown for a URL whose category or treatment does not exist. */
export function UnknownContent({ title }: { title: string }) {
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-reading flex-col items-start justify-center gap-5 px-4 sm:px-6">
      <PageHead title={title} hidden />
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg text-muted">
        Check that the address is correct. The page may have moved. You can see all{" "}
        <TextLink href={hrefTo.packages()}>treatments</TextLink>.
      </p>
      <ButtonLink href={hrefTo.home()} variant="primary">
        Return Home
      </ButtonLink>
    </div>
  );
}
