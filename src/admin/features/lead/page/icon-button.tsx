import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** Classes of a round button or link that shows only an icon. */
export const iconButtonClass =
  "inline-flex items-center justify-center rounded-full hover:bg-sand disabled:opacity-40";

type IconButtonProps = Omit<ComponentProps<"button">, "type" | "aria-label"> & { label: string };

/** A round button that shows only an icon. `className` can set a different size. */
export function IconButton({ label, className = "size-9", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx(iconButtonClass, className)}
      {...rest}
    />
  );
}
