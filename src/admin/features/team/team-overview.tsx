import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { DenseTable } from "@/admin/features/editing/dense-table.tsx";
import { Button } from "@/ui/button.tsx";
import { Loading } from "@/ui/live-region.tsx";
import { LoadFault } from "@/ui/load-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { GrantForm } from "./grant-form.tsx";
import { MemberTable } from "./member-table.tsx";
import { grantRole, type SignUp, signUpsQuery, teamQuery } from "./team-api.ts";
import { TimeAgo } from "./time-ago.tsx";
import { useTeamChange } from "./use-team-change.ts";

/** The team, the people who have signed up to join it, and the forms to manage both. */
export function TeamOverview() {
  const team = useQuery(teamQuery());
  const signUps = useQuery(signUpsQuery());
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Team</h1>
      <Part title="Members" result={team}>
        {(members) => <MemberTable members={members} />}
      </Part>
      <Part title="Waiting for a role" result={signUps}>
        {(accounts) => <SignUpTable signUps={accounts} />}
      </Part>
      <GrantForm />
    </div>
  );
}

type PartProps<Data> = {
  title: string;
  result: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

function Part<Data>({ title, result, children }: PartProps<Data>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-sans text-base font-semibold">
        {title}
      </h2>
      {result.data !== undefined ? (
        children(result.data)
      ) : result.isError ? (
        <LoadFault what="this list" onRetry={() => void result.refetch()} />
      ) : (
        <>
          <Loading isHeardOnly>Loading</Loading>
          <Skeleton className="h-32" />
        </>
      )}
    </section>
  );
}

/** Accounts that have no role yet. */
function SignUpTable({ signUps }: { signUps: readonly SignUp[] }) {
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
        <tr key={user_id} className="lg:*:align-middle">
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
          <td className="across bare lg:text-end">
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
