import { dateInWords } from "@shared/dates.ts";
import type { MyRequest } from "@shared/my-request.ts";
import { myRequestTexts } from "@/content/my-request.ts";
import { Panel } from "./panel.tsx";

/** The recipients of the data: the team, and each clinic recorded by a coordinator. */
export function WhoHasSeen({ request }: { request: MyRequest }) {
  return (
    <Panel title="Who has seen your data">
      <p>{myRequestTexts.team}</p>
      {request.clinics.length > 0 ? (
        <ul className="flex w-full flex-col gap-3">
          {request.clinics.map(({ clinic, shared, on }) => (
            <li key={`${clinic} ${shared} ${on}`} className="border-s-2 border-line ps-3">
              <strong className="block font-semibold">{clinic}</strong>
              Received on {dateInWords(on)}: {shared}
            </li>
          ))}
        </ul>
      ) : (
        <p>{myRequestTexts.noClinic}</p>
      )}
    </Panel>
  );
}
