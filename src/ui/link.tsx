import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { usePreload } from "@/lib/preload.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An internal address from `hrefTo`, an anchor on the same page (`#costs`), or a full address. */
  href: string;
};

/**
 * Any link. Internal ones route on the client and fetch their page when someone is about to
 * follow them; others are plain.
 */
export function Link({ href, ...rest }: LinkProps) {
  if (href.startsWith("/") || href.startsWith("#")) return <InternalLink href={href} {...rest} />;
  return <a href={href} rel={href.startsWith("https:") ? "noopener" : undefined} {...rest} />;
}

/** Instead of the router's own link, which includes prefetching for other kinds of routers. */
function InternalLink({ href, onClick, ...rest }: LinkProps) {
  const preload = usePreload();
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(
    href,
    rest.target ? { target: rest.target } : {},
  );
  const onItsWay = href.startsWith("/") ? () => preload(href) : undefined;
  return (
    <a
      onPointerEnter={onItsWay}
      onFocus={onItsWay}
      onTouchStart={onItsWay}
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
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
