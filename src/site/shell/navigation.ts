import { hrefTo } from "@/lib/routes.ts";
import { RECEIPTS_ID } from "@/site/features/quote/has-receipts.ts";

export type NavigationLink = { label: string; href: string };

/** Links of the header and the menu, in order, without the partners'. Source: specification, section 2. */
export const headerLinks: readonly NavigationLink[] = [
  { label: "Home", href: hrefTo.home() },
  { label: "Destinations", href: hrefTo.explore() },
  { label: "How It Works", href: hrefTo.howItWorks() },
  { label: "About", href: hrefTo.about() },
  { label: "Blog", href: hrefTo.blog() },
  { label: "Contact", href: hrefTo.contact() },
];

/** The last link that the specification has for the header, in a group for clinics beside "Become a Partner". */
export const partnersLink: NavigationLink = { label: "Our Partners", href: hrefTo.partners() };

/** Our own links that a wide header has room for. */
export const wideLinks: readonly NavigationLink[] = [
  { label: "All treatments", href: hrefTo.treatments() },
  { label: "Compare", href: hrefTo.compare() },
  { label: "My plan", href: hrefTo.plan() },
];

/** Our own links, after the specification's: in the menu and the footer. */
export const ownLinks: readonly NavigationLink[] = [
  ...wideLinks,
  { label: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
  // Not the private page of one request, even while its link is open.
  { label: "Your requests", href: `${hrefTo.request()}#${RECEIPTS_ID}` },
];

/** Where to read about safety and find answers: in the menu and the footer. */
export const helpLinks: readonly NavigationLink[] = [
  { label: "Safety & Trust", href: hrefTo.safety() },
  { label: "FAQ", href: hrefTo.faq() },
];

/** Links of the footer, by group. Source: specification, section 2, with our own at the end. */
export const footerGroups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: "Explore",
    links: [
      { label: "Treatments", href: hrefTo.packages() },
      { label: "Destinations", href: hrefTo.explore() },
      { label: "How It Works", href: hrefTo.howItWorks() },
      { label: "About", href: hrefTo.about() },
      { label: "Blog", href: hrefTo.blog() },
    ],
  },
  {
    title: "Help",
    links: [...helpLinks, { label: "Contact", href: hrefTo.contact() }],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy Policy", href: hrefTo.privacy() },
      { label: "Terms & Conditions", href: hrefTo.terms() },
      { label: "Disclaimer", href: hrefTo.disclaimer() },
    ],
  },
  { title: "Plan and compare", links: ownLinks },
];
