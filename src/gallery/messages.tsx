import { Callout } from "@/site/features/page-content/rich-text.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { ProgressBar } from "@/ui/progress-bar.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { toast } from "@/ui/toast.ts";
import { Group, Specimen } from "./specimen.tsx";

export function MessageSpecimens() {
  return (
    <Group title="Messages">
      <Specimen name="Badge">
        <div className="flex flex-wrap gap-2">
          <Badge>Rhinoplasty</Badge>
          <Badge tone="sand">8 min read</Badge>
          <Badge tone="caution">Our estimate</Badge>
        </div>
      </Specimen>
      <div className="grid gap-6 lg:grid-cols-2">
        <Specimen name="Callout">
          <Callout tone="information" title="What the price includes">
            A 4-star hotel, transfers, aftercare and the consultation before it.
          </Callout>
        </Specimen>
        <Specimen name="Callout, caution">
          <Callout tone="caution" title="Before you fly">
            Long flights soon after an operation raise the risk of blood clots.
          </Callout>
        </Specimen>
      </div>
      <Specimen
        name="Toast"
        note="Closes after six seconds, or with its button. Announced to screen readers."
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => toast.success("Leads exported successfully")}>Success</Button>
          <Button
            onClick={() =>
              toast.success("Message Sent!", {
                description: "We'll get back to you within 24 hours.",
              })
            }
          >
            Success with more
          </Button>
          <Button
            onClick={() =>
              toast.error("Network error. Please check your connection and try again.")
            }
          >
            Fault
          </Button>
        </div>
      </Specimen>
      <Specimen name="Progress and waiting">
        <div className="flex flex-wrap items-center gap-8">
          <ProgressBar label="Export" value={0} max={0} text="Counting" />
          <ProgressBar label="Export" value={1200} max={3000} text="1,200 of 3,000" />
          <ProgressBar label="Export" value={3000} max={3000} text="3,000 of 3,000" />
          <span className="inline-flex items-center gap-2 text-muted">
            <Spinner /> Loading
          </span>
        </div>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState title="No leads yet" action={<Button variant="secondary">Look again</Button>}>
          Leads will appear here when users submit the quote form
        </EmptyState>
      </Specimen>
    </Group>
  );
}
