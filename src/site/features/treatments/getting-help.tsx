import type { TreatmentDetails } from "@/content/schema.ts";
import { emergencyContacts, warningSignsOfEveryOperation } from "@/content/standard-sentences.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { TextLink } from "@/ui/link.tsx";

type Urgency = "emergency" | "sameDay";

const headings: Readonly<Record<Urgency, string>> = {
  emergency: "Call 112 in Turkey, or 999 in the UK, if you have:",
  sameDay: "See a doctor the same day if you have:",
};

/** When to call an ambulance or a doctor: the treatment's own warning signs, then those of all operations. */
export function GettingHelp({ details }: { details: TreatmentDetails }) {
  const signs = (urgency: Urgency): readonly string[] => [
    ...details.warningSigns[urgency],
    ...(details.operation ? warningSignsOfEveryOperation[urgency] : []),
  ];
  return (
    <>
      <div className="rounded-e border-s-4 border-danger bg-danger-soft px-4 py-3">
        <h3 className="mb-1.5 text-xl">{headings.emergency}</h3>
        <TextList items={signs("emergency")} />
        <p className="mt-2">
          {emergencyContacts.emergency} {emergencyContacts.doNotWait}
        </p>
      </div>
      <div className="rounded-e border-s-4 border-caution bg-caution-soft px-4 py-3">
        <h3 className="mb-1.5 text-xl">{headings.sameDay}</h3>
        <TextList items={signs("sameDay")} />
        <p className="mt-2">{emergencyContacts.sameDay}</p>
      </div>
      <p>
        Read <TextLink href={hrefTo.ifSomethingGoesWrong()}>If something goes wrong</TextLink> to
        find out what to do in Turkey, on the flight and at home.
      </p>
    </>
  );
}
