import { operatorSentence } from "@/content/operator-texts.ts";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { Link } from "@/ui/link.tsx";
import { ThemeSwitch } from "@/ui/theme/theme-switch.tsx";
import { footerGroups } from "./navigation.ts";

const linkClass =
  "inline-flex min-h-11 items-center text-on-deep sm:min-h-9 underline-offset-4 hover:underline";

/** The site's footer. */
export function Footer() {
  return (
    <footer className="bg-deep text-on-deep print:hidden">
      <div className="mx-auto grid max-w-page px-4 py-2 sm:gap-10 sm:px-6 sm:py-14 lg:grid-cols-[2fr_5fr]">
        <div className="flex max-w-form flex-col sm:gap-4">
          <p className="font-serif text-2xl font-heading max-sm:hidden">{brand.name}</p>
          <p className="text-on-deep-muted max-sm:hidden">{brand.tagline}.</p>
          <address className="flex flex-wrap gap-x-5 not-italic max-sm:text-sm sm:flex-col">
            <a className={linkClass} href={mailLink()}>
              {brand.email}
            </a>
            <a className={linkClass} href={whatsAppLink()}>
              WhatsApp {brand.whatsAppNumber}
            </a>
          </address>
          <ul aria-label="Social profiles" className="flex flex-wrap gap-x-4 max-sm:text-sm">
            {brand.socialProfiles.map((profile) => (
              <li key={profile.name}>
                <a className={linkClass} href={profile.href} rel="noopener me">
                  {profile.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="max-sm:text-sm sm:grid sm:grid-cols-4 sm:gap-6">
          {footerGroups.map((group) => (
            // On a phone, all groups are one run of links.
            <div key={group.title} className="max-sm:inline">
              <h2 className="max-sm:sr-only sm:mb-1 font-sans text-sm font-semibold text-on-deep-muted">
                {group.title}
              </h2>
              <ul className="max-sm:inline">
                {group.links.map((link) => (
                  <li key={link.href} className="max-sm:me-5 max-sm:inline-flex">
                    <Link className={linkClass} href={link.href}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-on-deep/20">
        <div className="mx-auto flex max-w-page flex-col gap-1 px-4 py-2 text-sm sm:py-3 text-on-deep-muted sm:px-6">
          <p>{`${brand.name} is not the treating provider. It introduces people to independent, licensed clinics. The clinic is responsible for your treatment. ${operatorSentence}`}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:gap-4">
            {/* The page may have been built in an earlier year. */}
            <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${brand.name}`}</p>
            <ThemeSwitch tone="deep" />
          </div>
        </div>
      </div>
    </footer>
  );
}
