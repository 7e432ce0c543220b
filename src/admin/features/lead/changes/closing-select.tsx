import { CLOSE_REASON_NAMES, CLOSE_REASONS, type CloseReason } from "../lead-model.ts";

type ClosingSelectProps = {
  id: string;
  className: string;
  value: CloseReason | "";
  onChange: (reason: CloseReason | "") => void;
};

/** A select for the reason for closing a lead. */
export function ClosingSelect({ value, onChange, ...attributes }: ClosingSelectProps) {
  return (
    <select
      {...attributes}
      required
      value={value}
      onChange={(event) =>
        onChange(CLOSE_REASONS.find((reason) => reason === event.target.value) ?? "")
      }
    >
      <option value="">Choose a reason</option>
      {CLOSE_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {CLOSE_REASON_NAMES[reason]}
        </option>
      ))}
    </select>
  );
}
