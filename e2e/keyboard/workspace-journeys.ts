import { admin, coordinator } from "../fixtures.ts";
import type { Journey } from "./journeys.ts";
import type { Keyboard } from "./keyboard.ts";

/** Signs in, which opens the list of leads. */
async function enter(
  keyboard: Keyboard,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await keyboard.open("/admin/login");
  await keyboard.tabTo("textbox", "Email");
  await keyboard.type(email);
  await keyboard.press("Tab");
  await keyboard.expectFocus({ name: "Password", inView: true, ring: true });
  await keyboard.type(password);
  await keyboard.press("Enter");
  await keyboard.expectText("Lead Management");
  // The form has disappeared. The heading of the page has the focus, so that Tab continues from its top.
  await keyboard.expectFocus({ role: "heading" });
  await keyboard.expectText("total leads");
}

/** Signs in, after an error, and out again. */
async function signInAndOut(keyboard: Keyboard): Promise<undefined> {
  await keyboard.open("/admin/login");
  await keyboard.tabTo("button", "Sign In");
  await keyboard.press("Enter");
  await keyboard.expectText("Please enter a valid email address");
  await keyboard.expectFocus({ inView: true });
  await enter(keyboard, coordinator);
  await keyboard.tabTo("button", "Sign Out", { shift: true });
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.press("Enter");
  await keyboard.expectText("Admin Login");
  await keyboard.expectFocus({ role: "heading" });
  await keyboard.tabTo("textbox", "Email");
  await keyboard.expectFocus({ value: "", inView: true });
}

/** Opens a tab of the list, a lead and the next one, and goes back. */
async function readLeads(keyboard: Keyboard): Promise<undefined> {
  await enter(keyboard, coordinator);
  await keyboard.tabTo("link", /^Due \d+$/);
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.press("Enter");
  await keyboard.expectFocus({ role: "link" });
  await keyboard.tabTo("textbox", "Search leads");
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.type("example");
  await keyboard.expectText("match");
  await keyboard.expectFocus({ name: "Search leads", value: "example" });

  await keyboard.tabTo("checkbox", /^Choose SV-/);
  const name = (await keyboard.press("Tab")).name;
  await keyboard.expectFocus({ role: "link", inView: true, ring: true });
  await keyboard.press("Enter");
  if ((await keyboard.width()) < 1280) {
    await keyboard.expectText("What was sent");
    await keyboard.expectFocus({ role: "heading", name });
    await keyboard.press("Tab", { shift: true });
    await keyboard.expectFocus({ role: "link", name: "All leads", inView: true, ring: true });
    await keyboard.press("Enter");
    await keyboard.expectText("Lead Management");
    await keyboard.expectFocus({ role: "heading" });
    return;
  }
  await keyboard.expectFocus({ role: "heading", name });
  await keyboard.expectText("What was sent");
  await keyboard.tabTo("button", "Next lead");
  await keyboard.press("Enter");
  await keyboard.expectFocus({ role: "heading" });
  await keyboard.tabTo("button", "Previous lead");
  await keyboard.press("Space");
  await keyboard.expectFocus({ role: "heading", name });
  await keyboard.press("Escape");
  await keyboard.expectFocus({ role: "link", name, inView: true, ring: true });
}

/** Exports immediately, then with options chosen in the dialog. */
async function exportLeads(keyboard: Keyboard): Promise<undefined> {
  await enter(keyboard, admin);
  await keyboard.tabTo("button", "Export CSV");
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.press("Space");
  await keyboard.expectText("Leads exported successfully");
  await keyboard.expectText("leads in the file.");
  await keyboard.expectFocus({ role: "button", name: "Export CSV", inView: true });

  await keyboard.press("Tab");
  await keyboard.expectFocus({ role: "button", name: "Export options", ring: true });
  await keyboard.press("Enter");
  await keyboard.expectFocus({ name: "Close", dialog: "Export leads" });
  await keyboard.tabTo("radio", "CSV");
  await keyboard.press("ArrowDown");
  await keyboard.expectFocus({ name: "Excel (XLSX)", checked: true, dialog: "Export leads" });
  await keyboard.tabTo("button", /^Export [\d,]+ leads$/);
  await keyboard.expectFocus({ inView: true, ring: true });
  await keyboard.press("Enter");
  await keyboard.expectFocus({ name: "Export options", dialog: null });
}

/** What the team does in the workspace with only a keyboard. */
export const workspaceJourneys: readonly Journey[] = [
  { name: "sign in and out", run: signInAndOut },
  { name: "read leads", run: readLeads },
  { name: "export leads", run: exportLeads },
];
