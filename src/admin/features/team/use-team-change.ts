import { useMutation, useQueryClient } from "@tanstack/react-query";
import { roleQuery } from "@/admin/features/access/auth-api.ts";
import { displayNamesQuery } from "@/admin/features/access/profile-api.ts";
import { toast } from "@/ui/toast.ts";
import { TeamFault, teamKey } from "./team-api.ts";

type TeamChange = {
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
};

/** Changes the team, then reads it again. A refusal is shown with its reason. */
export function useTeamChange(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: TeamChange) => run(),
    onSuccess: (_result, { done }) => toast.success(done),
    onError: (error) =>
      toast.error(
        error instanceof TeamFault
          ? error.message
          : "The team was not changed. Check your connection and try again.",
      ),
    onSettled: () =>
      Promise.all(
        // Their own role too: they may have taken it from themselves.
        [teamKey, roleQuery(userId).queryKey, displayNamesQuery().queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
