import { useMutation, useQueryClient } from "@tanstack/react-query";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { type Clinic, clinicsQuery, recordCheck } from "./clinics-api.ts";

/** Records that the certificate was looked up today. */
export function CheckButton({ clinic }: { clinic: Clinic }) {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: () => recordCheck(clinic, teamToday()),
    onSuccess: (answer) =>
      "saved" in answer
        ? toast.success(`${clinic.name}: looked up today`)
        : toast.error(`A colleague has just changed ${clinic.name}. Read it again first.`),
    onError: () => toast.error("This was not saved. Try again."),
    onSettled: () => client.invalidateQueries({ queryKey: clinicsQuery().queryKey }),
  });
  if (!clinic.certificate || clinic.certificate_checked_on === teamToday()) return null;
  return (
    <Button
      size="small"
      className="whitespace-nowrap"
      busy={check.isPending}
      aria-label={`Looked up today: ${clinic.name}`}
      onClick={() => check.mutate()}
    >
      Looked up today
    </Button>
  );
}
