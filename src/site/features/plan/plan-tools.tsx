import { ArrowRight } from "lucide-react";
import { planTools } from "@/content/plan/tools.ts";
import { Link } from "@/ui/link.tsx";

/** Links to the tools. They work without JavaScript. */
export function PlanTools() {
  return (
    <nav aria-labelledby="tools" className="flex flex-col gap-5 print:hidden">
      <h2 id="tools" className="text-3xl">
        Tools
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {planTools.map(({ id, title, text, href }) => (
          <li key={id}>
            <Link
              href={href}
              className="group flex h-full items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5 shadow-card transition-shadow hover:shadow-raised"
            >
              <span className="self-start">
                <span className="block font-serif text-lg font-heading underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="text-muted">{text}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-sea" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
