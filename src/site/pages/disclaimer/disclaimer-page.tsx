import disclaimer, { acknowledgement } from "@/content/documents/disclaimer.ts";
import { hrefTo } from "@/lib/routes.ts";
import { ContactDetails } from "@/site/features/contact/contact-details.tsx";
import { DocumentView } from "@/site/features/documents/document-view.tsx";
import { LastUpdatedToday } from "@/site/features/documents/last-updated.tsx";

export default function DisclaimerPage() {
  return (
    <DocumentView
      document={disclaimer}
      path={hrefTo.disclaimer()}
      lastUpdated={<LastUpdatedToday />}
      numbered
    >
      <ContactDetails />
      <section
        aria-labelledby="acknowledgement"
        className="flex flex-col gap-3 rounded-lg border-2 border-sea bg-sea-soft p-5 sm:p-8"
      >
        <h2 id="acknowledgement" className="text-xl">
          Acknowledgement
        </h2>
        <p>{acknowledgement}</p>
      </section>
    </DocumentView>
  );
}
