type Entry = { label: string /** Class for the colour. */; mark: string };

/** A legend for the colours of a chart. */
export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {entries.map(({ label, mark }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-sm ${mark}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
