import emailSpellChecker from "@zootools/email-spell-checker";

/** Email providers in the countries we serve, many of which are missing from the library's list. */
const domains = (
  "gmail.com googlemail.com ymail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de " +
  "outlook.com live.com live.co.uk live.com.tr msn.com yahoo.com yahoo.co.uk yahoo.com.tr yahoo.de " +
  "yahoo.fr icloud.com me.com mac.com aol.com mail.com email.com btinternet.com sky.com " +
  "virginmedia.com talktalk.net ntlworld.com gmx.de gmx.net web.de mail.de t-online.de orange.fr " +
  "mail.ru yandex.ru protonmail.com proton.me"
).split(" ");

/** The probably intended address, if the domain looks like a typing mistake: "@gmial.com". */
export function suggestEmail(email: string): string | undefined {
  return emailSpellChecker.run({
    email: email.trim(),
    domains,
    secondLevelDomains: [],
    topLevelDomains: [],
  })?.full;
}
