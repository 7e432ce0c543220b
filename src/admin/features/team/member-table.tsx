import { useState } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { roleNames } from "@/admin/features/access/auth-api.ts";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { DenseTable } from "@/admin/features/editing/dense-table.tsx";
import { LEAD_STATUSES } from "@/admin/features/lead/lead-model.ts";
import { hrefOfList } from "@/admin/features/lead-search/list-state.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { changeRole, type Member, removeFromTeam } from "./team-api.ts";
import { Day, TimeAgo } from "./time-ago.tsx";
import { useTeamChange } from "./use-team-change.ts";

const OPEN_STATUSES = LEAD_STATUSES.filter((status) => status !== "closed");

type Question = { member: Member; kind: "demote" | "promote" | "remove" };

/** The team's members with their roles, and the actions for each. */
export function MemberTable({ members }: { members: readonly Member[] }) {
  const { userId } = useAdmin();
  const [question, setQuestion] = useState<Question>();
  const administrators = members.filter(({ role }) => role === "admin").length;
  return (
    <>
      <DenseTable
        caption="The team"
        headings={["Name", "Role", "Since", "Last seen", "Open leads"]}
      >
        {members.map((member) => {
          const isLast = member.role === "admin" && administrators === 1;
          return (
            <tr key={member.user_id}>
              <th scope="row" className="font-normal">
                <span className="font-semibold">{member.display_name}</span>
                {member.user_id === userId ? (
                  <span className="font-normal text-muted"> (you)</span>
                ) : null}
                <span className="block font-normal break-all text-muted lg:min-w-44">
                  {member.email}
                </span>
              </th>
              <td data-label="Role">
                <Badge tone={member.role === "admin" ? "sea" : "sand"}>
                  {roleNames[member.role]}
                </Badge>
              </td>
              <td data-label="Since" className="whitespace-nowrap">
                <Day at={member.granted_at} />
              </td>
              <td data-label="Last seen" className="whitespace-nowrap">
                <TimeAgo at={member.last_seen_at} never="Never" />
              </td>
              <td data-label="Open leads" className="tabular-nums">
                {member.open_leads}
              </td>
              <td className="across bare">
                {isLast ? (
                  <p className="max-w-72 text-xs text-muted lg:ms-auto">
                    The last administrator keeps the role. Make someone else an administrator first.
                  </p>
                ) : (
                  <div className="flex flex-wrap gap-1 max-lg:-ms-3.5 lg:-my-1.75 lg:-me-3.5 lg:justify-end">
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={`${member.role === "admin" ? "Make coordinator" : "Make administrator"} ${member.display_name}`}
                      onClick={() =>
                        setQuestion({
                          member,
                          kind: member.role === "admin" ? "demote" : "promote",
                        })
                      }
                    >
                      {member.role === "admin" ? "Make coordinator" : "Make administrator"}
                    </Button>
                    <Button
                      size="small"
                      variant="quiet-danger"
                      aria-label={`Revoke ${member.display_name}`}
                      onClick={() => setQuestion({ member, kind: "remove" })}
                    >
                      Revoke
                    </Button>
                  </div>
                )}
              </td>
            </tr>
          );
        })}
      </DenseTable>
      {question ? <ConfirmChange {...question} onClose={() => setQuestion(undefined)} /> : null}
    </>
  );
}

function wordsFor({ member: { display_name: name, email, open_leads }, kind }: Question) {
  switch (kind) {
    case "promote":
      return {
        title: `Make ${name} an administrator?`,
        text: `${email} can then export leads, read the audit log, change the clinics and the team, and see, restrict and erase anyone’s data.`,
        button: "Make administrator",
        done: `${name} is now an administrator`,
      };
    case "demote":
      return {
        title: `Make ${name} a coordinator?`,
        text: `${email} can no longer export leads or change the team. This takes effect at once.`,
        button: "Make coordinator",
        done: `${name} is now a coordinator`,
      };
    case "remove":
      return {
        title: `Revoke ${name}’s access?`,
        text: `${email} can no longer see any lead. This takes effect at once. ${
          open_leads === 0
            ? "They have no open leads."
            : open_leads === 1
              ? "1 open lead stays with them until you assign it to someone else."
              : `${open_leads} open leads stay with them until you assign them to someone else.`
        }`,
        button: "Revoke access",
        done: `${name} no longer has access`,
      };
  }
}

function ConfirmChange({ member, kind, onClose }: Question & { onClose: () => void }) {
  const { userId } = useAdmin();
  const change = useTeamChange(userId);
  const words = wordsFor({ member, kind });
  const isSelf = member.user_id === userId;
  function run() {
    change.mutate(
      {
        run: () =>
          kind === "remove"
            ? removeFromTeam(member, isSelf)
            : changeRole(member, kind === "promote" ? "admin" : "coordinator"),
        done: words.done,
      },
      { onSettled: onClose },
    );
  }
  return (
    <ConfirmDialog
      title={words.title}
      description={
        <>
          <span>{isSelf ? `${words.text} This is your own account.` : words.text}</span>
          {kind === "remove" && member.open_leads > 0 ? (
            <>
              {" "}
              <TextLink href={hrefOfList({ owner: [member.user_id], status: OPEN_STATUSES })}>
                {`Show the open leads of ${member.display_name}`}
              </TextLink>
            </>
          ) : null}
        </>
      }
      confirm={words.button}
      variant={kind === "remove" ? "danger" : "primary"}
      cancel="Cancel"
      busy={change.isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
