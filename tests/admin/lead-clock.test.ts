import { expect, it } from "vitest";
import { clockOf, spanInWords } from "@/admin/features/lead/lead-clock.ts";
import { exampleLead } from "./example-lead.ts";

const due = Date.parse(exampleLead.due_at);
const hours = (count: number) => count * 3_600_000;

it.each([
  [due - hours(20), { tone: "calm", text: "due in 20 h" }],
  [due - hours(3), { tone: "caution", text: "due in 3 h" }],
  [due - hours(0.5), { tone: "caution", text: "due in 30 min" }],
  [due + hours(3), { tone: "danger", text: "3 h late" }],
  [due + hours(80), { tone: "danger", text: "3 d late" }],
])("a waiting lead shows the time until or since the promised reply", (now, clock) => {
  expect(clockOf(exampleLead, now)).toEqual(clock);
});

it("an answered lead shows how long the reply took, and one closed without a reply shows nothing", () => {
  const answered = {
    ...exampleLead,
    status: "contacted" as const,
    first_contact_at: "2026-11-21T14:05:00.123456+00:00",
  };
  expect(clockOf(answered, due)).toEqual({ tone: "calm", text: "answered in 5 h" });
  expect(clockOf({ ...exampleLead, status: "closed" }, due)).toBeNull();
});

it("a duration is written out for who listens", () => {
  expect([hours(0.5), hours(1), hours(30), hours(80)].map(spanInWords)).toEqual([
    "30 minutes",
    "1 hour",
    "30 hours",
    "3 days",
  ]);
});
