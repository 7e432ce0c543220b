import type { APIRequestContext } from "@playwright/test";
import { newPerson } from "../fixtures.ts";
import { sendAndFindLink } from "../private-link-steps.ts";
import type { Journey } from "./journeys.ts";
import type { Keyboard } from "./keyboard.ts";

/** Opens a private link, corrects the request, withdraws the consent and erases everything. */
async function withdrawAndErase(
  keyboard: Keyboard,
  request: APIRequestContext,
): Promise<undefined> {
  const person = newPerson();
  const { email } = person;
  const { link, reference } = await sendAndFindLink({ request }, person);
  await keyboard.open(link);
  // The form is not prerendered, because only the browser knows the link's token.
  await keyboard.waitForText("Open your request");
  await keyboard.tabTo("textbox", "Your email address");
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.type("nobody");
  await keyboard.press("Enter");
  await keyboard.expectFocus({ name: "Your email address", invalid: true });
  await keyboard.erase("nobody");
  await keyboard.type(email);
  await keyboard.press("Enter");
  await keyboard.expectText(reference);

  await keyboard.tabTo("textbox", "Last four digits of your phone number");
  await keyboard.type("9999");
  await keyboard.press("Enter");
  await keyboard.expectText("These are not the last four digits");
  await keyboard.expectFocus({ name: "Last four digits of your phone number", invalid: true });
  await keyboard.erase("9999");
  await keyboard.type(person.phone.slice(-4));
  await keyboard.press("Enter");
  await keyboard.expectText("Who can read your data");

  await keyboard.tabTo("button", "Correct your details");
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.expectFocus({ role: "textbox", name: "Full name", inView: true });
  await keyboard.tabTo("textbox", "Travel month (optional)");
  await keyboard.type("June");
  await keyboard.tabTo("button", "Save changes");
  await keyboard.press("Enter");
  await keyboard.expectText("You first sent:");

  await keyboard.tabTo("checkbox", "Please do not call me");
  await keyboard.press("Space");
  await keyboard.expectFocus({ checked: true });
  await keyboard.tabTo("button", "Save");
  await keyboard.press("Enter");
  await keyboard.expectText("Your choices have been saved");

  await keyboard.tabTo("button", "Withdraw my consent");
  await keyboard.press("Enter");
  await keyboard.tabTo("button", "Keep my request");
  await keyboard.press("Enter");
  await keyboard.expectFocus({ role: "button", name: "Withdraw my consent" });
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.expectFocus({ name: "Yes, withdraw", inView: true, ring: true });
  await keyboard.press("Enter");
  await keyboard.expectText("Consent withdrawn");

  await keyboard.tabTo("textbox", `Type ${reference} to confirm`);
  await keyboard.type(reference.toLowerCase());
  await keyboard.press("Enter");
  await keyboard.expectText("Your request has been erased");
  // After the address to write to about the clinics.
  await keyboard.tabTo("button", "Print this receipt");
  await keyboard.expectFocus({ inView: true });
}

/** What patients do on the private page of their request with only a keyboard. */
export const requestJourneys: readonly Journey[] = [
  { name: "withdraw and erase a request", run: withdrawAndErase },
];
