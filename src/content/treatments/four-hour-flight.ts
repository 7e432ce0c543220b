/** For operations that require a longer wait before a long flight than before a short one. */
export const fourHourFlight =
  "A flight between the UK and Turkey takes about four hours, and many doctors count that as long. Ask your surgeon how long to wait. If two doctors disagree, wait the longer time.";
