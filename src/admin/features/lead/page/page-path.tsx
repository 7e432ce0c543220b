import { Fragment } from "react";

/** The path of a page. Wraps after slashes only, not inside words. */
export function PagePath({ path }: { path: string }) {
  const parts = path.split(/(?<=\/)(?=.)/);
  return parts.map((part, place) => (
    // The segments keep their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
