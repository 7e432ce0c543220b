import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { DenseTable } from "@/admin/features/editing/dense-table.tsx";
import { Button } from "@/ui/button.tsx";
import { grantRole, type SignUp } from "./team-api.ts";
import { TimeAgo } from "./time-ago.tsx";
import { useTeamChange } from "./use-team-change.ts";

/** Accounts that have no role yet. */
export function SignUpTable({ signUps }: { signUps: readonly SignUp[] }) {
  const { userId } = useAdmin();
  const change = useTeamChange(userId);
  if (signUps.length === 0) {
    return <p className="text-sm text-muted">Nobody is waiting for a role.</p>;
  }
  return (
    <DenseTable
      caption="Accounts without a role"
      headings={["Email", "Signed up", "Email confirmed", "Last seen"]}
    >
      {signUps.map(({ user_id, email, signed_up_at, confirmed, last_seen_at }) => (
        <tr key={user_id}>
          <th scope="row" className="font-semibold break-all">
            {email}
          </th>
          <td data-label="Signed up">
            <TimeAgo at={signed_up_at} never="Not known" />
          </td>
          <td data-label="Email confirmed">{confirmed ? "Yes" : "Not yet"}</td>
          <td data-label="Last seen">
            <TimeAgo at={last_seen_at} never="Never" />
          </td>
          <td className="across bare md:text-end">
            <Button
              size="small"
              aria-label={`Make coordinator ${email}`}
              busy={change.isPending && change.variables.done.startsWith(`${email} `)}
              onClick={() =>
                change.mutate({
                  run: () => grantRole(email, "coordinator"),
                  done: `${email} is now a coordinator`,
                })
              }
            >
              Make coordinator
            </Button>
          </td>
        </tr>
      ))}
    </DenseTable>
  );
}
