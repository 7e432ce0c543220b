import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { colleaguesQuery } from "@/admin/features/lead/lead-api.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { devicesQuery } from "@/admin/features/second-factor/second-factor-api.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Fault } from "@/ui/live-region.tsx";
import { removeTrial, sendTrial } from "./trial-request.ts";

/** What a new workspace needs before the first patient writes, as long as nobody has. For administrators. */
export function FirstSteps({ trial }: { trial: Lead | undefined }) {
  const devices = useQuery(devicesQuery()).data ?? [];
  const colleagues = useQuery(colleaguesQuery()).data ?? [];
  const clinics = useQuery(clinicsQuery()).data ?? [];
  return (
    <section
      aria-labelledby="first-steps"
      className="flex w-full flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="first-steps" className="text-xl">
        Before the first request
      </h2>
      <ol className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-x-10">
        <Step number={1} title="Set the sender and the notification address">
          Emails need a sender (setting MAIL_FROM) and an address that hears about new requests
          (NOTIFY_EMAIL). Whoever deploys the site sets both for the function “deliver”, as
          docs/deploy.md describes. The trial below shows whether they work.
        </Step>
        <Step number={2} title="Protect your account" isDone={devices.length > 0}>
          Add a device for sign-in codes under{" "}
          <TextLink href={hrefTo.adminAccount()}>your account</TextLink>.
        </Step>
        <Step number={3} title="Add a colleague" isDone={colleagues.length > 1}>
          Colleagues sign up themselves. Then give them a role under{" "}
          <TextLink href={hrefTo.adminTeam()}>Team</TextLink>.
        </Step>
        <Step number={4} title="Read the message templates">
          First answers are written from{" "}
          <TextLink href={hrefTo.adminTemplates()}>Templates</TextLink>. Change them until they
          sound like you.
        </Step>
        <Step number={5} title="Enter the clinics" isDone={clinics.length > 0}>
          You can only ask for quotes from the clinics listed under{" "}
          <TextLink href={hrefTo.adminClinics()}>Clinics</TextLink>.
        </Step>
        <Step number={6} title="Send a trial request" isDone={trial !== undefined}>
          <Trial trial={trial} />
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { number: number; title: string; isDone?: boolean; children: ReactNode };

function Step({ number, title, isDone = false, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-full border-[1.5px] border-outline text-xs tabular-nums"
      >
        {isDone ? <Check className="size-3.5 text-success" strokeWidth={3} /> : number}
      </span>
      <div className="min-w-0 max-w-reading">
        <h3 className="font-sans text-sm font-semibold">
          <span>{title}</span>
          {isDone ? <span className="sr-only">: done</span> : null}
        </h3>
        <div className="text-sm text-muted">{children}</div>
      </div>
    </li>
  );
}

/** Sends a trial request, or removes it again. */
function Trial({ trial }: { trial: Lead | undefined }) {
  const { email } = useAdmin();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => (trial ? removeTrial(client, trial.reference) : sendTrial(email)),
    // The list, its counts and the time of the newest lead.
    onSettled: () => client.resetQueries({ queryKey: ["leads"] }),
  });
  return (
    <>
      <p>
        {trial
          ? `${trial.reference} is in the list. A confirmation is on its way to ${trial.email}, and a notice to the notification address. If one of them does not arrive within a few minutes, check the settings.`
          : `It’s handled like a patient’s request, under the name “Trial request”. A confirmation goes to ${email}, and a notice to the notification address. You can remove it here.`}
      </p>
      <Fault className="mt-1">
        {change.isError
          ? trial
            ? "The trial request was not removed. Check your connection and try again."
            : "The trial request was not stored. Check your connection and the function “submit-lead”, and try again."
          : null}
      </Fault>
      <Button size="small" className="mt-2" busy={change.isPending} onClick={() => change.mutate()}>
        {trial ? "Remove the trial request" : "Send a trial request"}
      </Button>
    </>
  );
}
