/** Shown after correcting the email address, which ends the current link. */
export function NewAddressNotice() {
  return (
    <section
      aria-labelledby="new-address"
      className="flex max-w-reading flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="new-address" className="text-2xl">
        We have sent you a new link
      </h2>
      <p>
        It is on its way to your new email address. The link that you used no longer works, so that
        nobody with access to your old address can open your request.
      </p>
    </section>
  );
}
