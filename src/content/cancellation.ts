/** The right to cancel that comes first, wherever the rules for cancelling stand. */
export const cancelWithin14Days =
  "Within 14 days of booking, you can cancel without giving a reason. You get back everything that you paid to us, unless you asked us to start and we have finished.";
