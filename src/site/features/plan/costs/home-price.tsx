import { amountInWords } from "@shared/amounts.ts";
import { dateInWords } from "@shared/dates.ts";
import { costsTexts } from "@/content/plan/costs.ts";
import { isRecent, ukPrices } from "@/content/plan/uk-prices.ts";
import { TextLink } from "@/ui/link.tsx";
import { AmountField, amountFault } from "../amount-field.tsx";
import { usePlan } from "../plan-store.ts";

const texts = costsTexts.home;

/** A UK price with its source, if it has been checked recently, and a field for the user's own figure. */
export function HomePrice({ home, onChange }: { home: string; onChange: (home: string) => void }) {
  const { treatments } = usePlan().basics;
  const today = new Date().toISOString().slice(0, 10);
  const shown = ukPrices.filter(
    (price) => treatments.some((slug) => slug === price.treatment) && isRecent(price, today),
  );
  return (
    <div className="flex max-w-form flex-col gap-4">
      <h3 className="text-xl">{texts.title}</h3>
      {shown.length === 0 ? (
        <p className="text-sm text-muted">
          {texts.noSource} {treatments.length > 0 ? <span>{texts.noneYet}</span> : null}
        </p>
      ) : null}
      <ul className="flex flex-col gap-2 empty:hidden">
        {shown.map(({ id, price, source, organisation, href, seenOn }) => (
          <li key={id}>
            {price ? <span>{amountInWords(price)}</span> : null}
            <span>
              , according to <TextLink href={href}>{`${source} (opens ${organisation})`}</TextLink>
              {seenOn ? <span>{`, read on ${dateInWords(seenOn)}`}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <AmountField
        label="Your own quote at home"
        hint={texts.hint}
        faultOf={amountFault("GBP")}
        value={home}
        onChange={onChange}
      />
    </div>
  );
}
