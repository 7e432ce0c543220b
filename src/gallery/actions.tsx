import { ArrowRight, Download } from "lucide-react";
import { useState } from "react";
import { hrefTo } from "@/lib/routes.ts";
import { Breadcrumb } from "@/site/features/page-content/breadcrumb.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { Link, TextLink } from "@/ui/link.tsx";
import { ThemeSwitch } from "@/ui/theme/theme-switch.tsx";
import { Group, Specimen } from "./specimen.tsx";

const variants = ["primary", "standing", "secondary", "quiet"] as const;
const sizes = ["small", "medium", "large"] as const;

export function ActionSpecimens() {
  return (
    <Group title="Actions">
      <Specimen
        name="Button"
        note="Primary: once per screen. Standing: only in the header. Hover darkens the fill, a press moves the button down slightly, and focus draws a ring around it."
      >
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant}, {size}
              </Button>
            ))}
            <Button variant={variant}>
              <Download aria-hidden="true" className="size-5" />
              With an icon
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} busy>
              Busy
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3 rounded-lg bg-deep p-6 text-on-deep">
          {sizes.map((size) => (
            <Button key={size} variant="inverse" size={size}>
              inverse, {size}
            </Button>
          ))}
          <Button variant="inverse" disabled>
            Disabled
          </Button>
          <Button variant="inverse" busy>
            Busy
          </Button>
        </div>
      </Specimen>
      <Specimen
        name="ButtonLink"
        note="A link that looks like a button, for the next step of a task."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={hrefTo.explore()}>Explore Destinations</ButtonLink>
          <ButtonLink href={hrefTo.explore()} variant="primary">
            Get Free Quote
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen name="Links" note="Underlined in running text. Hover thickens the line.">
        <p className="max-w-reading">
          Read <TextLink href={hrefTo.safety()}>how clinics are checked</TextLink>, or write to{" "}
          <TextLink href="mailto:someone@example.com">someone@example.com</TextLink>. A plain{" "}
          <Link href={hrefTo.home()}>link</Link> has no look of its own.
        </p>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb
          trail={[{ label: "Ear, Nose & Throat", href: hrefTo.category("ear-nose-throat") }]}
          current="Rhinoplasty"
        />
      </Specimen>
      <Specimen name="Dialog" note="Rises in 200 ms, or appears immediately with reduced motion.">
        <DialogSpecimen />
      </Specimen>
      <Specimen name="ThemeSwitch" note="Changes this half of the gallery.">
        <div className="flex flex-wrap gap-4">
          <ThemeSwitch tone="paper" />
          <div className="rounded-lg bg-deep p-4">
            <ThemeSwitch tone="deep" />
          </div>
        </div>
      </Specimen>
    </Group>
  );
}

function DialogSpecimen() {
  const [open, setOpen] = useState<"form" | "search">();
  const close = () => setOpen(undefined);
  return (
    <div className="flex gap-3">
      <Button onClick={() => setOpen("form")}>Open a form</Button>
      <Button onClick={() => setOpen("search")}>Open a search</Button>
      <Dialog
        open={open === "form"}
        onOpenChange={close}
        title="A dialog with a title"
        description="A sentence that says what it is for."
      >
        <div className="flex flex-col gap-5">
          <Field label="Full name">{(control) => <TextInput {...control} />}</Field>
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </div>
      </Dialog>
      <Dialog open={open === "search"} onOpenChange={close} title="A search" variant="search">
        <p className="p-5">Its children bring their own padding.</p>
      </Dialog>
    </div>
  );
}
