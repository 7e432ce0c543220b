import type { TreatmentDetails } from "@/content/schema.ts";
import { familiesOf, signLists } from "@/content/signs/index.ts";
import { hrefTo } from "@/lib/routes.ts";
import { SignBox } from "@/site/features/page-content/sign-box.tsx";
import { TextLink } from "@/ui/link.tsx";

/** Where to go with each warning sign: the treatment's own first, then those of all operations. */
export function GettingHelp({ details }: { details: TreatmentDetails }) {
  return (
    <>
      {signLists(familiesOf(details)).map((list) => (
        <SignBox key={list.title} heading="h3" {...list} />
      ))}
      <p>
        Read <TextLink href={hrefTo.ifSomethingGoesWrong()}>If something goes wrong</TextLink> to
        find out what to do in Turkey, on the flight and at home.
      </p>
    </>
  );
}
