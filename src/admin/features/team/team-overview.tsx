import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { LoadState } from "@/ui/load-state.tsx";
import { GrantForm } from "./grant-form.tsx";
import { MemberTable } from "./member-table.tsx";
import { SignUpTable } from "./sign-up-table.tsx";
import { signUpsQuery, teamQuery } from "./team-api.ts";

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
      <GrantForm />
      <Part title="Waiting for a role" result={signUps}>
        {(accounts) => <SignUpTable signUps={accounts} />}
      </Part>
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
      ) : (
        <LoadState
          what="this list"
          isError={result.isError}
          onRetry={() => void result.refetch()}
          height="h-32"
        />
      )}
    </section>
  );
}
