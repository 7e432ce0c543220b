/** Phone numbers as links, so that tapping one on a phone calls it. */
export const callLinks = {
  /** Ambulance, police and fire brigade in Turkey. */
  emergencyInTurkey: { text: "112", href: "tel:112" },
  /** Ambulance, police and fire brigade in the UK. */
  emergencyInUk: { text: "999", href: "tel:999" },
  /** Medical help in England, Scotland and Wales when it is not an emergency. */
  nhs111: { text: "111", href: "tel:111" },
  /** Mental health crisis helpline in Northern Ireland, where 111 has no such option. */
  lifeline: { text: "0808 808 8000", href: "tel:08088088000" },
  /** Emotional support at any hour, free in the UK. */
  samaritans: { text: "116 123", href: "tel:116123" },
  /** The Turkish Ministry of Health's complaints line, from a phone in Turkey. */
  turkishHealthComplaints: { text: "184", href: "tel:184" },
  /** The Foreign, Commonwealth & Development Office in London, at any hour. */
  foreignOffice: { text: "+44 20 7008 5000", href: "tel:+442070085000" },
} as const;
