/**
 * What the limit counts for an email address: its mailbox. Most email services deliver name+anything to name,
 * and Gmail ignores dots in a name. The lead keeps the address as it was typed.
 */
export function countedEmail(email: string): string {
  const [, name = "", domain = ""] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  const mailbox = name.replace(/(?<=.)\+.*$/, "");
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${mailbox}@${domain}`;
  return `${mailbox.replaceAll(".", "")}@gmail.com`;
}
