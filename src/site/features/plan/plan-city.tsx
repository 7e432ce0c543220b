import { LEAD_CITIES } from "@shared/cities.ts";
import { Field, Select } from "@/ui/field.tsx";
import { changePlan, usePlan } from "./plan-store.ts";

/** A field for the plan's city. */
export function PlanCity() {
  const { city } = usePlan().basics;
  return (
    <Field label="City" optional>
      {(control) => (
        <Select
          {...control}
          value={city}
          onChange={({ target }) =>
            changePlan("basics", (before) => ({
              ...before,
              city: LEAD_CITIES.find((each) => each === target.value) ?? "",
            }))
          }
        >
          <option value="">Not decided</option>
          {LEAD_CITIES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
