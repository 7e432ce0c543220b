import { CLOSE_REASON_NAMES, type CloseReason, OTHER_CLOSE_REASONS } from "../lead-model.ts";

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
        onChange(OTHER_CLOSE_REASONS.find((reason) => reason === event.target.value) ?? "")
      }
    >
      <option value="">Choose a reason</option>
      {OTHER_CLOSE_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {CLOSE_REASON_NAMES[reason]}
        </option>
      ))}
    </select>
  );
}
