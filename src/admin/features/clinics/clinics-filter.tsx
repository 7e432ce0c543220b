import { LEAD_CITIES } from "@shared/cities.ts";
import { SmallField, SmallSelect } from "@/admin/features/editing/small-field.tsx";
import { catalogue } from "@/content/catalogue.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { Clinic } from "./clinics-api.ts";

/** Which clinics the list shows. An empty text is no condition. */
export type ClinicFilter = {
  /** A name, a contact or a note. Never in the address: it may be somebody's name. */
  search: string;
  city: string;
  /** A slug. */
  treatment: string;
  inactive: boolean;
};

const folded = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ı", "i").toLowerCase();

/** The clinics that match. Inactive ones only if they are wanted. */
export function filterClinics(clinics: readonly Clinic[], filter: ClinicFilter): Clinic[] {
  const words = folded(filter.search).split(/\s+/).filter(Boolean);
  return clinics.filter((clinic) => {
    const { name, city, contact_name, email, whatsapp, languages, notes, certificate } = clinic;
    const text = folded(
      [name, city, contact_name, email, whatsapp, languages, notes, certificate].join(" "),
    );
    return (
      (clinic.is_active || filter.inactive) &&
      (!filter.city || city === filter.city) &&
      (!filter.treatment || clinic.treatments.includes(filter.treatment)) &&
      words.every((word) => text.includes(word))
    );
  });
}

type ClinicsFilterProps = { filter: ClinicFilter; onFilter: (filter: ClinicFilter) => void };

/** The list's search and filters. Changes take effect immediately. */
export function ClinicsFilter({ filter, onFilter }: ClinicsFilterProps) {
  const set = (part: Partial<ClinicFilter>) => onFilter({ ...filter, ...part });
  return (
    <search className="grid grid-cols-2 gap-3 max-sm:[&>*:first-child]:col-span-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end">
      <SmallField label="Search">
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            value={filter.search}
            onChange={({ target }) => set({ search: target.value })}
          />
        )}
      </SmallField>
      <SmallField label="City">
        {(control) => (
          <SmallSelect
            {...control}
            value={filter.city}
            onChange={({ target }) => set({ city: target.value })}
          >
            <option value="">All cities</option>
            {LEAD_CITIES.map((city) => (
              <option key={city} value={city}>
                {city}
              </option>
            ))}
          </SmallSelect>
        )}
      </SmallField>
      <SmallField label="Treatment">
        {(control) => (
          <SmallSelect
            {...control}
            value={filter.treatment}
            onChange={({ target }) => set({ treatment: target.value })}
          >
            <option value="">All treatments</option>
            {catalogue.map(({ slug, name, treatments }) => (
              <optgroup key={slug} label={name}>
                {treatments.map((treatment) => (
                  <option key={treatment} value={treatment}>
                    {treatmentNames[treatment]}
                  </option>
                ))}
              </optgroup>
            ))}
          </SmallSelect>
        )}
      </SmallField>
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="checkbox size-5"
          checked={filter.inactive}
          onChange={({ target }) => set({ inactive: target.checked })}
        />
        Show inactive
      </label>
    </search>
  );
}
