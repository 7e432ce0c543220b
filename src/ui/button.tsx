import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

/**
 * `primary` is for the one most important action on a screen. `standing` is for the quote in the
 * header, which stands on every page and leaves that colour to what the page itself is about.
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
  // What all buttons share stands in the style sheet, which weighs less than script.
  return clsx("button", variants[variant], sizes[size], className);
}

type Look = { variant?: ButtonVariant; size?: ButtonSize };

export type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Shows a spinner and takes no further presses. */
    busy?: boolean;
  };

export function Button({
  variant = "secondary",
  size = "medium",
  busy = false,
  type = "button",
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
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
