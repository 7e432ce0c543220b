import { EmergencyCalls } from "@/site/features/page-content/emergency-calls.tsx";
import { Link } from "@/ui/link.tsx";
import { Marked } from "./search-option.tsx";
import type { SearchOutcome } from "./site-search.ts";

/** The emergency numbers, if they are needed, and the pages that help. */
export function HelpAnswer({ emergency, groups }: SearchOutcome) {
  return (
    <>
      {emergency ? (
        <div className="px-3.5 pb-2 pt-3">
          <EmergencyCalls sentence />
        </div>
      ) : null}
      <ul>
        {groups.flatMap(({ results }) =>
          results.map(({ id, href, title, excerpt }) => (
            <li key={id}>
              <Link
                href={href}
                className="block px-3.5 py-2 -outline-offset-2 transition-colors hover:bg-sand"
              >
                <span className="font-semibold text-sea underline underline-offset-4">
                  <Marked segments={title} />
                </span>{" "}
                <span className="block text-sm text-muted">
                  <Marked segments={excerpt} />
                </span>
              </Link>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
