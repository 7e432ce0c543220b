/** An email that could not be sent, as the database returns it to administrators. */
export const parkedMail = {
  id: "5a7a0001-0000-4000-8000-00000000000c",
  kind: "patient_confirmation",
  reference: "SV-7K2M-4QXV",
  created_at: "2026-11-20T08:00:00+00:00",
  parked_at: "2026-11-21T04:00:00+00:00",
  attempts: 30,
  last_error: "http_422",
  message: null,
};
