/** The right to cancel, which comes before all other rules for cancelling. */
export const cancelWithin14Days =
  "Within 14 days of booking, you can cancel without giving a reason. You get back everything that you paid to us, unless you asked us to start and we have finished.";
