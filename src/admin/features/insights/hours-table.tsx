import { weekdays } from "./figures.ts";
import type { Insights } from "./insights-api.ts";
import { Panel } from "./panel.tsx";

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** When leads come, by weekday and hour: the more, the stronger the colour. */
export function HoursTable({ cells }: { cells: Insights["by_hour"] }) {
  const leadsAt = new Map(cells.map(({ weekday, hour, leads }) => [`${weekday} ${hour}`, leads]));
  const most = Math.max(1, ...leadsAt.values());
  return (
    <Panel
      title="When leads arrive"
      note={`Leads by hour of the week. The most in one hour is ${most}.`}
    >
      <table className="w-full table-fixed border-separate border-spacing-px text-xs tabular-nums">
        <caption className="sr-only">Leads by weekday and hour</caption>
        <thead>
          <tr>
            <th scope="col" className="w-9 text-start font-normal">
              <span className="sr-only">Weekday</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col" className="text-start font-normal text-muted">
                {hour % 6 === 0 ? (
                  <span className="block w-0 whitespace-nowrap">{hour}:00</span>
                ) : (
                  <span className="sr-only">{hour}:00</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday, index) => (
            <tr key={weekday}>
              <th scope="row" className="text-start font-normal text-muted">
                {weekday}
              </th>
              {hours.map((hour) => {
                const leads = leadsAt.get(`${index + 1} ${hour}`) ?? 0;
                return (
                  <td
                    key={hour}
                    title={`${weekday} ${hour}:00 to ${hour + 1}:00: ${leads}`}
                    className="relative h-5 overflow-hidden rounded-[2px] bg-sand"
                  >
                    <span
                      aria-hidden="true"
                      className="absolute inset-0 bg-sea"
                      style={{ opacity: leads / most }}
                    />
                    <span className="sr-only">{leads}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
