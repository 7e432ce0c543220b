import { Fragment } from "react";

/** The path of a page, which a narrow column breaks after its slashes and not inside its words. */
export function PagePath({ path }: { path: string }) {
  const parts = path.split(/(?<=\/)(?=.)/);
  return parts.map((part, place) => (
    // The parts never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
