import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { useNavigateFromOverlay } from "@/lib/back-closes.ts";
import { usePreload } from "@/lib/preload.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An internal address from `hrefTo`, an anchor on the same page (`#costs`), or an absolute URL. */
  href: string;
  /** What the history keeps with an internal address. */
  state?: unknown;
};

/** Any link. Internal links are routed in the browser and preload their page. */
export function Link({ href, state, ...rest }: LinkProps) {
  if (href.startsWith("/") || href.startsWith("#"))
    return <InternalLink href={href} state={state} {...rest} />;
  return <a href={href} rel={href.startsWith("https:") ? "noopener" : undefined} {...rest} />;
}

function InternalLink({ href, state, onClick, ...rest }: LinkProps) {
  const preload = usePreload();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigateFromOverlay();
  const onItsWay = href.startsWith("/") ? () => preload(href) : undefined;
  return (
    <a
      onPointerEnter={onItsWay}
      onFocus={onItsWay}
      onTouchStart={onItsWay}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event, rest.target)) return;
        event.preventDefault();
        const address = href.startsWith("#") ? pathname + search + href : href;
        // Like browsers, adds no history entry for a link to the current address.
        navigate(address, { state, replace: address === pathname + search + hash });
      }}
    />
  );
}

/** Whether the link opens in this tab. */
function isPlainClick(event: MouseEvent, target = "_self"): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return target === "_self" && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** Classes of a link in running text: underlined and in the link colour. */
export const textLinkClass =
  "text-sea underline decoration-1 underline-offset-[0.2em] transition-colors hover:text-ink hover:decoration-2";

/** A link inside running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={clsx(textLinkClass, className)} {...rest} />;
}
