import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { SmallField } from "@/admin/features/editing/small-field.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { ClinicOptions, ClinicWarning } from "./clinic-options.tsx";
import type { Lead } from "./lead-model.ts";
import { mailAddress } from "./message.ts";

type AskClinicProps = {
  lead: Lead;
  message: { subject: string; body: string };
  onOpen: () => void;
};

/** Opens a message to a clinic of the register, or without a recipient. */
export function AskClinic({ lead, message, onOpen }: AskClinicProps) {
  const { data = [] } = useQuery(clinicsQuery());
  const [chosenId, setChosenId] = useState("");
  const clinics = data.filter(({ is_active, email }) => is_active && email);
  const chosen = clinics.find(({ id }) => id === chosenId);
  return (
    <>
      <ButtonLink
        size="small"
        variant="quiet"
        className="px-2"
        href={mailAddress(chosen?.email ?? "", message)}
        onClick={onOpen}
      >
        Ask a clinic
      </ButtonLink>
      {clinics.length > 0 ? (
        <div className="flex basis-full flex-col gap-2">
          <SmallField label="Clinic to ask">
            {(attributes) => (
              <select
                {...attributes}
                value={chosenId}
                onChange={({ target }) => setChosenId(target.value)}
              >
                <option value="">Enter the address in the email</option>
                <ClinicOptions clinics={clinics} lead={lead} />
              </select>
            )}
          </SmallField>
          <ClinicWarning clinic={chosen} />
        </div>
      ) : null}
    </>
  );
}
