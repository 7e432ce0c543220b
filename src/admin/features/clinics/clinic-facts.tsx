import { shortDate } from "@shared/dates.ts";
import { useQuery } from "@tanstack/react-query";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { displayNamesQuery } from "@/admin/features/access/profile-api.ts";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { officialPlaces } from "@/content/official-places.ts";
import { Badge } from "@/ui/badge.tsx";
import { TextLink } from "@/ui/link.tsx";
import { certificateMark, insuranceMark } from "./clinic-marks.ts";
import type { Clinic } from "./clinics-api.ts";

/** What is wrong. On one line, where the table has room for it. */
function Mark({ children }: { children: string }) {
  return (
    <span className="xl:whitespace-nowrap">
      <Badge tone="caution">{children}</Badge>
    </span>
  );
}

/** The certificate's number, when it was looked up and by whom, and what is wrong with that. */
export function Certificate({ clinic }: { clinic: Clinic }) {
  const { data: names } = useQuery(displayNamesQuery());
  const { certificate, certificate_checked_on: checkedOn, certificate_checked_by: by } = clinic;
  const mark = certificateMark(clinic, teamToday());
  const who = by ? names?.get(by) : undefined;
  return (
    <>
      {certificate ? <bdi className="block break-words">{certificate}</bdi> : null}
      {checkedOn ? (
        <span className="block text-muted">
          <span>{`Looked up ${shortDate(checkedOn)}`}</span>{" "}
          {who ? <span className="inline-block">{`by ${who}`}</span> : null}
        </span>
      ) : null}
      {mark ? <Mark>{mark}</Mark> : null}
    </>
  );
}

/** A link to where a certificate is looked up. */
export function CertificateLookup() {
  return (
    <p className="text-sm">
      <TextLink
        href={officialPlaces.turkishHealthTourism.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        Look up the certificate with the Ministry of Health
      </TextLink>
    </p>
  );
}

/** Until when the clinic is insured, or what is wrong with that. */
export function Insurance({ clinic }: { clinic: Clinic }) {
  const mark = insuranceMark(clinic, teamToday());
  if (mark) return <Mark>{mark}</Mark>;
  return clinic.insured_until ? <span>{`Until ${shortDate(clinic.insured_until)}`}</span> : null;
}

/** Whom to write to, and how. */
export function Contact({ clinic }: { clinic: Clinic }) {
  const { contact_name, email, whatsapp } = clinic;
  if (!contact_name && !email && !whatsapp) {
    return <span className="text-muted">None recorded</span>;
  }
  return (
    <>
      {contact_name ? <bdi className="block">{contact_name}</bdi> : null}
      {email ? (
        <TextLink href={`mailto:${email}`} className="block min-h-6 w-fit break-all md:min-w-40">
          {email}
        </TextLink>
      ) : null}
      {whatsapp ? (
        <TextLink
          href={`https://wa.me/${whatsapp.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="block min-h-6 w-fit xl:whitespace-nowrap"
        >
          <span>WhatsApp</span>{" "}
          <span className="whitespace-nowrap">
            {parsePhoneNumberFromString(whatsapp)?.formatInternational() ?? whatsapp}
          </span>
        </TextLink>
      ) : null}
    </>
  );
}
