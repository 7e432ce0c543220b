import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { hrefTo } from "@/lib/routes.ts";
import { type Choice, choiceFromAddress } from "./choice.ts";
import { storeChoice } from "./stored-choice.ts";

/** The treatments in the URL of Compare, and a function that changes them. The other pages use them too. */
export function useChoiceOfAddress(): [Choice, (choice: Choice) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const choice = choiceFromAddress(parameters);

  const written = choice.join(",");
  useEffect(() => {
    const inAddress = choiceFromAddress(new URLSearchParams({ treatments: written }));
    if (inAddress.length > 0) storeChoice(inAddress);
  }, [written]);

  function change(next: Choice) {
    storeChoice(next);
    navigate(hrefTo.compare(next), { replace: true });
  }

  return [choice, change];
}
