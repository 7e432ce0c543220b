import { Check, ClipboardList } from "lucide-react";
import { hrefTo } from "@/lib/routes.ts";
import { actionLink } from "@/ui/button.tsx";
import { CODE_ADVICE } from "@/ui/code-fault.tsx";
import { TextLink } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { type Planned, useIsPlanned } from "./has-plan.ts";

/** Adds a page's subject to the plan, then links to it. Without JavaScript, only links. */
export function PlanButton({ adds, children }: { adds: Planned; children: string }) {
  const isPlanned = useIsPlanned(adds);
  const Icon = isPlanned ? Check : ClipboardList;
  return (
    <TextLink
      href={hrefTo.plan()}
      className="inline-flex min-h-11 items-center gap-2 print:hidden"
      {...(isPlanned ? {} : actionLink({ onPress: () => void add(adds), onPrepare: undefined }))}
    >
      <Icon aria-hidden="true" className="size-5" />{" "}
      <span>{isPlanned ? "In your plan, open it" : children}</span>
    </TextLink>
  );
}

/** Adds to the plan, and says so. */
async function add(adds: Planned): Promise<void> {
  try {
    const { addToPlan } = await import("./add-to-plan.ts");
    toast.success(addToPlan(adds));
  } catch {
    // Opening the plan instead would look as if it had been added.
    toast.error("This was not added to your plan", { description: CODE_ADVICE });
  }
}
