import { clsx } from "clsx";
import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { Link, type LinkProps } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

/**
 * `primary` is the most important action on a page; `danger` deletes something or takes it away, and `quiet-danger` asks
 * before that.
 */
export type ButtonVariant =
  | "primary"
  | "secondary"
  | "quiet"
  | "quiet-danger"
  | "inverse"
  | "danger";
export type ButtonSize = "small" | "medium" | "large";

/** Without a border, only a line below its words tells a button from a heading. */
const quiet = "border-transparent bg-transparent underline underline-offset-4 hover:bg-sand";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-sea text-on-sea hover:bg-ink hover:text-paper border-transparent",
  secondary: "border-sea bg-transparent text-sea hover:bg-sea-soft",
  quiet: `${quiet} text-sea`,
  "quiet-danger": `${quiet} text-danger`,
  // Stays red under the pointer, where it would otherwise look like `primary`.
  danger: "bg-danger text-surface hover:brightness-80 border-transparent",
  inverse: "border-on-deep bg-transparent text-on-deep hover:bg-on-deep hover:text-deep",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 max-sm:min-h-11 pointer-coarse:min-h-11 px-3.5 py-1.5 text-sm",
  medium: "min-h-11 px-5 py-2 text-base",
  large: "min-h-13 px-7 py-3 text-lg",
};

function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  // Shared styles are in the style sheet, which is smaller than JavaScript.
  return clsx("button", variants[variant], sizes[size], className);
}

type Look = { variant?: ButtonVariant; size?: ButtonSize };

export type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Shows a spinner, and ignores clicks and Enter. `disabled` would lose the focus. */
    busy?: boolean;
  };

/** A button. While `busy`, it keeps the focus and ignores clicks. */
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
      {/* Translation by the browser replaces text nodes, so React could not insert the spinner before one. */}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A link that looks like a button, for the next step of a task. */
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
    /** Runs on a press. Receives the link, so that the focus can return to it. */
    onPress: (link: HTMLAnchorElement) => void;
    /** Loads the code that a press needs. Runs on hover, focus or touch. */
    onPrepare?: () => void;
  };

/**
 * A button with a link as its fallback. A press opens something on this page. Without JavaScript, after an
 * error or in a new tab, the link opens a page with the same purpose.
 */
export function ActionLink({ onPress, onPrepare, ...rest }: ActionLinkProps) {
  return <ButtonLink {...rest} {...actionLink({ onPress, onPrepare })} />;
}

/** Attributes of an action link, for a link that does not look like a button. */
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
      // With a modifier key, the browser opens a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPress(event.currentTarget);
    },
    onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
      // Space activates a button, but would scroll the page on a link.
      if (event.key !== " ") return;
      event.preventDefault();
      event.currentTarget.click();
    },
  };
}
