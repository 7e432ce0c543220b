import { useMutation, useQueryClient } from "@tanstack/react-query";
import { roleQuery } from "@/admin/features/access/auth-api.ts";
import { displayNamesQuery } from "@/admin/features/access/profile-api.ts";
import { toast } from "@/ui/toast.ts";
import { TeamError, teamKey } from "./team-api.ts";

type TeamChange = {
  run: () => Promise<unknown>;
  /** Shown after the change. */
  done: string;
};

/** Changes the team, then fetches it again. If the change is refused, shows the reason. */
export function useTeamChange(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: TeamChange) => run(),
    onSuccess: (_result, { done }) => toast.success(done),
    onError: (error) =>
      toast.error(
        error instanceof TeamError
          ? error.message
          : "The team was not changed. Check your connection and try again.",
      ),
    onSettled: () =>
      Promise.all(
        // Also the user's own role, which may be the one that changed.
        [teamKey, roleQuery(userId).queryKey, displayNamesQuery().queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
