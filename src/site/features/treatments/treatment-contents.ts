import type { TableOfContentsItem } from "@/ui/table-of-contents.tsx";

/** The sections of every treatment's page, in order. Other pages link to their IDs. */
export const treatmentContents = [
  { id: "overview", label: "Overview" },
  { id: "ideal-candidates", label: "Ideal Candidates" },
  { id: "preparation", label: "Preparation" },
  { id: "procedure-steps", label: "Procedure Steps" },
  { id: "recovery-time", label: "Recovery Time" },
  { id: "risks-complications", label: "Risks & Complications" },
  { id: "average-cost", label: "Average Cost" },
  { id: "questions", label: "Questions to Ask" },
  { id: "getting-help", label: "Getting Help" },
] as const satisfies readonly TableOfContentsItem[];

export type SectionId = (typeof treatmentContents)[number]["id"];
