import { NewsletterList } from "@/admin/features/newsletter/newsletter-list.tsx";
import { TeamOverview } from "@/admin/features/team/team-overview.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function TeamPage() {
  return (
    <>
      <PageHead title="Team" hidden />
      <div className="flex max-w-workspace flex-col gap-6 px-4 py-6 sm:px-6">
        <TeamOverview />
        <NewsletterList />
      </div>
    </>
  );
}
