/** The logo, a sail above two waves, in a square of 32 units: for the header and the icons. */
export const logoDrawing = {
  size: 32,
  mainSail: "M17 2.5c5.3 4.3 8.6 9.9 9.4 16.6-3.1-.9-6.2-1.2-9.4-.9V2.5Z",
  jib: "M14.6 7.4c-.7 4.5-3.3 8.4-8 11.6 2.6-.7 5.3-1 8-.8V7.4Z",
  /** Drawn as lines with round caps. */
  waves:
    "M3.5 23.4c2.8-2 5.5-2 8.3 0s5.6 2 8.4 0 5.5-2 8.3 0M7.7 28.4c1.85-1.5 3.7-1.5 5.55 0s3.7 1.5 5.55 0 3.7-1.5 5.5 0",
  waveWidth: 2.2,
} as const;
