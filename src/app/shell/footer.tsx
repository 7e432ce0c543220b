import { ThemeSwitch } from "@/features/theme/theme-switch.tsx";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { Link } from "@/ui/link.tsx";
import { footerGroups } from "./navigation.ts";

const linkClass =
  "inline-flex min-h-9 items-center text-on-deep underline-offset-4 hover:underline";

/** The footer of every page. */
export function Footer() {
  return (
    <footer className="bg-deep text-on-deep print:hidden">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-14 sm:px-6 md:grid-cols-[1.4fr_2fr]">
        <div className="flex max-w-form flex-col gap-4">
          <p className="font-serif text-2xl font-heading">{brand.name}</p>
          <p className="text-on-deep-muted">{brand.tagline}.</p>
          <address className="flex flex-col not-italic">
            <a className={linkClass} href={mailLink()}>
              {brand.email}
            </a>
            <a className={linkClass} href={whatsAppLink()}>
              WhatsApp {brand.whatsAppNumber}
            </a>
          </address>
          <ul aria-label="Social profiles" className="flex flex-wrap gap-x-5">
            {brand.socialProfiles.map((profile) => (
              <li key={profile.name}>
                <a className={linkClass} href={profile.href} rel="noopener me">
                  {profile.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerGroups.map((group) => (
            <div key={group.title}>
              <h2 className="mb-2 font-sans text-sm font-semibold text-on-deep-muted">
                {group.title}
              </h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
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
        <div className="mx-auto flex max-w-page flex-col gap-2 px-4 py-6 text-sm text-on-deep-muted sm:px-6">
          <p>
            {brand.name} is not the treating provider. We introduce patients to independent,
            licensed clinics; every clinic is responsible for the treatment that it gives.
          </p>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p>
              © {new Date().getFullYear()} {brand.name}
            </p>
            <ThemeSwitch tone="deep" />
          </div>
        </div>
      </div>
    </footer>
  );
}
