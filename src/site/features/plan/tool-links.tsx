import { planTools } from "@/content/plan/tools.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { TextLink } from "@/ui/link.tsx";

/** Below the price of a treatment: the tools for what it raises. A press also puts the treatment into the plan. */
export function ToolLinks({ slug }: { slug: TreatmentSlug }) {
  return (
    <ul
      aria-label="Work it out"
      // On a phone, three columns, in two lines each.
      className="flex flex-wrap gap-x-3 max-sm:col-span-2 max-sm:text-sm max-sm:leading-tight sm:gap-x-5 print:hidden"
    >
      {planTools
        .filter(({ question }) => question)
        .map(({ id, href, question }) => (
          <li key={id} className="max-sm:flex-1 max-sm:basis-22">
            <TextLink
              href={href}
              className="inline-flex min-h-11 items-center font-semibold"
              onClick={() => void plan(slug)}
            >
              {question}
            </TextLink>
          </li>
        ))}
    </ul>
  );
}

/** The tool asks for the treatment if the code does not load. */
async function plan(slug: TreatmentSlug): Promise<void> {
  const code = await import("./add-to-plan.ts").catch(() => undefined);
  code?.addToPlan({ treatments: [slug] });
}
