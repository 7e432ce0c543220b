/** A template of the team. */
export const exampleTemplate = {
  id: "7e3b0001-0000-4000-8000-000000000001",
  name: "First answer",
  channel: "email",
  audience: "patient",
  subject: "Your request {reference}",
  body: "Hello {name}, kind regards, {coordinator}",
  occasion: "first",
  language: "en",
  created_at: "2026-11-01T08:00:00+00:00",
  version: 3,
  updated_at: "2026-11-20T08:00:00+00:00",
  updated_by: "5a7a0001-0000-4000-8000-000000000001",
};
