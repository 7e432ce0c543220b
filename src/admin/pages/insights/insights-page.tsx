import { InsightsDashboard } from "@/admin/features/insights/insights-dashboard.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function InsightsPage() {
  return (
    <>
      <PageHead title="Insights" hidden />
      <InsightsDashboard />
    </>
  );
}
