import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router-dom";
import { usePreload } from "@/lib/preload.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An internal address from `hrefTo`, or a full one. */
  href: string;
};

/**
 * Any link. Internal ones route on the client and fetch their page when somebody is about to
 * follow them; others are plain.
 */
export function Link({ href, ...rest }: LinkProps) {
  const preload = usePreload();
  if (!href.startsWith("/")) return <a href={href} {...rest} />;
  return (
    <RouterLink
      to={href}
      onPointerEnter={() => preload(href)}
      onFocus={() => preload(href)}
      onTouchStart={() => preload(href)}
      {...rest}
    />
  );
}

/** A link inside running text: underlined, in the colour of links. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={clsx(
        "text-sea underline decoration-1 underline-offset-[0.2em] transition-colors hover:text-ink hover:decoration-2",
        className,
      )}
      {...rest}
    />
  );
}
