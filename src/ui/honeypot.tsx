import { useId } from "react";

/** A field that only bots fill in. `hidden` keeps it from autofill and from screen readers. */
export function Honeypot() {
  const id = useId();
  return (
    <div hidden>
      <label htmlFor={id}>Website</label>
      <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
