import { Combobox } from "@/ui/combobox.tsx";
import { Checkbox, Field, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { Group, Specimen } from "./specimen.tsx";

export function FormSpecimens() {
  return (
    <Group title="Forms">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <Specimen name="Text field">
          <Field label="Full name">{(control) => <TextInput {...control} />}</Field>
        </Specimen>
        <Specimen name="With a hint, optional, filled">
          <Field label="Travel month" hint="For instance May, or any time after June" optional>
            {(control) => <TextInput {...control} defaultValue="September" />}
          </Field>
        </Specimen>
        <Specimen name="With a fault">
          <Field label="Email" error="Enter an email address like name@example.com.">
            {(control) => <TextInput {...control} type="email" defaultValue="ayse@" />}
          </Field>
        </Specimen>
        <Specimen name="Disabled">
          <Field label="Package">
            {(control) => <TextInput {...control} disabled value="Treatment and stay" />}
          </Field>
        </Specimen>
        <Specimen name="Long text with a counter" note="The counter shows near the limit.">
          <Field label="Notes" optional counter={{ used: 470, limit: 500 }}>
            {(control) => <TextArea {...control} defaultValue="Two teeth, upper left." />}
          </Field>
        </Specimen>
        <Specimen name="Past the limit">
          <Field
            label="Notes"
            error="Use 500 characters or fewer."
            counter={{ used: 512, limit: 500 }}
          >
            {(control) => <TextArea {...control} defaultValue="A very long story." />}
          </Field>
        </Specimen>
        <Specimen name="Select">
          <Field label="Location">
            {(control) => (
              <Select {...control}>
                <option>İstanbul</option>
                <option>İzmir</option>
                <option>Antalya</option>
              </Select>
            )}
          </Field>
        </Specimen>
        <Specimen name="Select, disabled">
          <Field label="Location">
            {(control) => (
              <Select {...control} disabled>
                <option>İstanbul</option>
              </Select>
            )}
          </Field>
        </Specimen>
        <Specimen name="Combobox" note="Opens on typing or with the arrow keys.">
          <ComboboxSpecimen />
        </Specimen>
        <Specimen name="Combobox with a fault">
          <ComboboxSpecimen error="Enter a treatment." />
        </Specimen>
        <Specimen name="Checkbox">
          <div className="flex flex-col gap-4">
            <Checkbox label="Not ticked" />
            <Checkbox label="Ticked" defaultChecked />
            <Checkbox label="Disabled" disabled />
            <Checkbox label="Ticked, disabled" disabled defaultChecked />
          </div>
        </Specimen>
        <Specimen name="Checkbox with a statement and a fault">
          <Checkbox
            label="I agree to be contacted."
            statement="What is agreed to, in full, and how it can be withdrawn."
            error="Tick the box if you agree."
          />
        </Specimen>
      </div>
    </Group>
  );
}

function ComboboxSpecimen({ error }: { error?: string }) {
  return (
    <Field label="Treatment" error={error}>
      {(control) => (
        <Combobox
          {...control}
          listLabel="Treatments"
          suggestions={["Rhinoplasty", "Septoplasty", "Sinus Surgery", "Dental Implants"]}
        />
      )}
    </Field>
  );
}
