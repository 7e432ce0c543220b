import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { withCapital } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { nameOf } from "../history/change-text.ts";
import type { Colleague } from "../lead-api.ts";
import { type Lead, type LeadChange, shown } from "../lead-model.ts";
import { ChoiceMenu } from "./choice-menu.tsx";

type OwnerFieldProps = {
  lead: Lead;
  colleagues: readonly Colleague[];
  onChange: (change: LeadChange) => void;
  /** In a row of the list. */
  inRow?: boolean;
};

/** The menu's value for no owner. */
const NOBODY = "nobody";

/** Shows and changes the owner. */
export function OwnerField({ lead, colleagues, onChange, inRow = false }: OwnerFieldProps) {
  const { userId } = useAdmin();
  const assign = (owner_id: string | null) => onChange({ kind: "owner", owner_id });
  const owner = nameOf(lead.owner_id, colleagues);
  return (
    <div className="flex flex-wrap items-end gap-2 self-start">
      <div className="min-w-0 grow">
        <ChoiceMenu
          label={inRow ? `Owner of ${shown(lead, "name")}’s request` : "Owner"}
          inRow={inRow}
          value={lead.owner_id ?? NOBODY}
          groups={[
            {
              choices: [
                { value: NOBODY, name: "Nobody" },
                ...colleagues.map(({ user_id, display_name }) => ({
                  value: user_id,
                  name: display_name,
                })),
              ],
            },
          ]}
          onChoose={(value) => assign(value === NOBODY ? null : value)}
        >
          <bdi>{withCapital(owner)}</bdi>
        </ChoiceMenu>
      </div>
      {lead.owner_id === null && !inRow ? (
        <Button size="small" className="shrink-0" onClick={() => assign(userId)}>
          Take
        </Button>
      ) : null}
    </div>
  );
}
