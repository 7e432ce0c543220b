import { hrefTo } from "@/lib/routes.ts";

export type NavigationLink = { label: string; href: string };

/**
 * Links of the header and the menu for patients, in order. Source: specification, section 2, except for the
 * list of all treatments.
 */
export const headerLinks: readonly NavigationLink[] = [
  { label: "Home", href: hrefTo.home() },
  { label: "All treatments", href: hrefTo.treatments() },
  { label: "Destinations", href: hrefTo.explore() },
  { label: "How It Works", href: hrefTo.howItWorks() },
  { label: "About", href: hrefTo.about() },
  { label: "Blog", href: hrefTo.blog() },
  { label: "Contact", href: hrefTo.contact() },
];

/** The last link of the header and the menu, in a group for clinics beside "Become a Partner". */
export const partnersLink: NavigationLink = { label: "Our Partners", href: hrefTo.partners() };

/** Links of the menu, which has room for more than the header. */
export const menuLinks: readonly NavigationLink[] = [
  ...headerLinks.flatMap((link) =>
    link.href === hrefTo.treatments()
      ? [
          link,
          { label: "Compare", href: hrefTo.compare() },
          { label: "My plan", href: hrefTo.plan() },
        ]
      : [link],
  ),
  { label: "Your requests", href: hrefTo.request() },
];

/** Links of the footer, by group. Source: specification, section 2. */
export const footerGroups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: "Explore",
    links: [
      { label: "Treatments", href: hrefTo.packages() },
      { label: "All treatments", href: hrefTo.treatments() },
      { label: "Compare", href: hrefTo.compare() },
      { label: "My plan", href: hrefTo.plan() },
      { label: "Destinations", href: hrefTo.explore() },
      { label: "How It Works", href: hrefTo.howItWorks() },
      { label: "Blog", href: hrefTo.blog() },
    ],
  },
  {
    title: "Help",
    links: [
      { label: "About", href: hrefTo.about() },
      { label: "Safety & Trust", href: hrefTo.safety() },
      { label: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
      { label: "FAQ", href: hrefTo.faq() },
      { label: "Contact", href: hrefTo.contact() },
      { label: "Your requests", href: hrefTo.request() },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy Policy", href: hrefTo.privacy() },
      { label: "Terms & Conditions", href: hrefTo.terms() },
      { label: "Disclaimer", href: hrefTo.disclaimer() },
    ],
  },
];
