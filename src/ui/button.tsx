import { clsx } from "clsx";
import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { Link, type LinkProps } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

/**
 * `primary` is for the most important action on a page. `standing` is for the quote button in the
 * header, so that it does not compete with the page's own primary action.
 */
export type ButtonVariant = "primary" | "standing" | "secondary" | "quiet" | "inverse";
export type ButtonSize = "small" | "medium" | "large";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-terracotta text-on-terracotta hover:bg-terracotta-deep border-transparent",
  standing: "bg-sea text-on-sea hover:bg-ink hover:text-paper border-transparent",
  secondary: "border-sea bg-transparent text-sea hover:bg-sea-soft",
  quiet: "border-transparent bg-transparent text-ink hover:bg-sand",
  inverse: "border-on-deep bg-transparent text-on-deep hover:bg-on-deep hover:text-deep",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-3.5 py-1.5 text-sm",
  medium: "min-h-11 px-5 py-2 text-base",
  large: "min-h-13 px-7 py-3 text-lg",
};

function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  // Shared styles are in the style sheet, which is smaller than script.
  return clsx("button", variants[variant], sizes[size], className);
}

type Look = { variant?: ButtonVariant; size?: ButtonSize };

export type ButtonProps = ComponentProps<"button"> &
  Look & {
    /**
     * Shows a spinner and ignores presses, and Enter in the form. Uses `aria-disabled`, because
     * `disabled` would lose the focus.
     */
    busy?: boolean;
  };

export function Button({
  variant = "secondary",
  size = "medium",
  busy = false,
  type = "button",
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, size, className)}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button, because following it is the next step. */
export function ButtonLink({
  variant = "secondary",
  size = "medium",
  className,
  ...rest
}: LinkProps & Look) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />;
}

export type ActionLinkProps = Omit<LinkProps, "onClick" | "onKeyDown" | "role"> &
  Look & {
    /** Runs on a press. Gets the link, to which the focus returns. */
    onPress: (link: HTMLAnchorElement) => void;
    /** Loads what a press needs; runs when someone is about to press. */
    onPrepare?: () => void;
  };

/**
 * A button with a link as its fallback. A press opens something on this page; without script, after
 * a failure and in a new tab, the link opens a page with the same purpose.
 */
export function ActionLink({ onPress, onPrepare, ...rest }: ActionLinkProps) {
  return <ButtonLink {...rest} {...actionLink({ onPress, onPrepare })} />;
}

/** Attributes of an action link, for links that do not look like buttons. */
export function actionLink({
  onPress,
  onPrepare,
}: Pick<ActionLinkProps, "onPress"> & { onPrepare: (() => void) | undefined }) {
  return {
    role: "button",
    onPointerEnter: onPrepare,
    onFocus: onPrepare,
    onTouchStart: onPrepare,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      // With a modifier the browser opens a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPress(event.currentTarget);
    },
    onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
      // A button answers to Space as well; a link would scroll the page.
      if (event.key !== " ") return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
}
