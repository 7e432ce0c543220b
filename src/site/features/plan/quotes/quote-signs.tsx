import { type QuoteSign, quoteSigns } from "@/content/plan/quote-signs.ts";
import { listInWords } from "@/lib/english.ts";
import { TextLink } from "@/ui/link.tsx";
import { signsOf } from "./quotes-of-plan.ts";
import { clinicName, type Quote } from "./quotes-part.ts";

/** The warning signs found in any quote, with the clinics. `none` says that there are none. */
export function QuoteSigns({ quotes, none }: { quotes: readonly Quote[]; none: string }) {
  const seen = quoteSigns.flatMap((sign) => {
    const clinics = quotes.flatMap((quote, index) =>
      signsOf(quote).includes(sign) ? [clinicName(quote, index + 1)] : [],
    );
    if (clinics.length === 0) return [];
    const whose =
      clinics.length > 2 && clinics.length === quotes.length
        ? `all ${clinics.length} clinics`
        : listInWords(clinics);
    return { ...sign, whose };
  });
  return (
    <section aria-labelledby="signs" className="flex flex-col gap-5 print:hidden">
      <h2 id="signs" className="text-3xl">
        Warning signs
      </h2>
      {seen.length === 0 ? <p className="max-w-reading">{none}</p> : null}
      <SignList signs={seen} />
    </section>
  );
}

/** Warning signs, each with whose quotes have it, the reason and a link to more information. */
export function SignList({ signs }: { signs: readonly (QuoteSign & { whose?: string })[] }) {
  return (
    <ul className="flex flex-wrap gap-4">
      {signs.map(({ id, title, whose, reason, more }) => (
        <li
          key={id}
          className="flex flex-1 basis-80 flex-col gap-1 rounded-e border-s-4 border-caution bg-caution-soft px-4 py-3"
        >
          <h3 className="font-sans font-semibold">
            <span>{whose ? `${title}:` : title}</span>{" "}
            {whose ? <span className="block font-normal">{whose}</span> : null}
          </h3>
          <p>{reason}</p>
          <p>
            <TextLink href={more.href} className="inline-flex min-h-11 items-center sm:min-h-6">
              {more.text}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
