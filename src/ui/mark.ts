/** The mark, a sail over two waves, in a square of 32 units: one drawing for the header and the icons. */
export const mark = {
  size: 32,
  mainSail: "M17 3c5.5 4.4 8.3 9.4 8.6 15H17V3Z",
  jib: "M14.6 7.5V18H6.9c1.2-4.3 3.8-7.8 7.7-10.5Z",
  /** Drawn as lines with round ends. */
  waves:
    "M3.5 22.6c2.8-2 5.5-2 8.3 0s5.6 2 8.4 0 5.5-2 8.3 0M7.7 27.6c1.85-1.5 3.7-1.5 5.55 0s3.7 1.5 5.55 0 3.7-1.5 5.5 0",
  waveWidth: 2.2,
} as const;
