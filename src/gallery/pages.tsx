import { useState } from "react";
import type { Block } from "@/content/schema.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Breadcrumb } from "@/site/features/page-content/breadcrumb.tsx";
import { Blocks } from "@/site/features/page-content/text-blocks.tsx";
import { Accordion } from "@/ui/accordion.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { Band, BandHeading, PageHeader } from "@/ui/page.tsx";
import { TableOfContents } from "@/ui/table-of-contents.tsx";
import { Tabs } from "@/ui/tabs.tsx";
import { Group, Specimen } from "./specimen.tsx";

const blocks: readonly Block[] = [
  {
    type: "paragraph",
    text: [
      "A paragraph of running text with a ",
      { text: "link inside it", href: hrefTo.faq() },
      ", set at 60 to 75 characters a line so that it can be read without tiring.",
    ],
  },
  { type: "subheading", text: "A heading below the section's own" },
  { type: "list", items: ["One thing", "Another thing"] },
  { type: "list", ordered: true, items: ["First this", "Then that"] },
  {
    type: "note",
    tone: "caution",
    title: "A remark",
    text: "Something that can hurt health or purse.",
  },
  {
    type: "table",
    caption: "A table",
    columns: ["What", "Who pays"],
    rows: [
      ["Hotel and transfers", "In the package"],
      ["Flights", "You"],
    ],
  },
];

const sections = [
  { id: "overview", label: "Overview" },
  { id: "recovery", label: "Recovery time" },
  { id: "risks", label: "Risks and complications" },
];

export function PageSpecimens() {
  return (
    <Group title="Parts of pages">
      <Specimen name="Accordion" note="One open at a time. The open one can be closed.">
        <Accordion
          items={[
            {
              id: "a",
              title: "Is the consultation free?",
              content: <p>Yes, and it comes first.</p>,
            },
            {
              id: "b",
              title: "What happens if the surgeon advises against the operation when I am there?",
              content: <p>Then it does not take place.</p>,
            },
            { id: "c", title: "May I bring someone?", content: <p>You should.</p> },
          ]}
        />
      </Specimen>
      <Specimen
        name="Tabs"
        note="Arrow keys move between tabs. Tabs that do not fit scroll sideways."
      >
        <TabSpecimen />
      </Specimen>
      <Specimen name="Blocks of text">
        <div className="flex max-w-reading flex-col gap-4">
          <Blocks blocks={blocks} />
        </div>
      </Specimen>
      <Specimen name="Table of contents">
        <TableOfContents items={sections} />
      </Specimen>
      <Specimen name="Illustration">
        <div className="max-w-form overflow-hidden rounded-lg">
          <Illustration name="istanbul" alternative="İstanbul seen from the Bosphorus" />
        </div>
      </Specimen>
      <Specimen name="PageHeader and Band">
        <div className="overflow-hidden rounded-lg border border-line">
          <PageHeader
            breadcrumb={<Breadcrumb trail={[]} current="Frequently asked questions" />}
            title="Frequently asked questions"
            lead="Where we are, and a few words on it."
          />
          <Band>
            <BandHeading title="A band on paper" lead="With the sentence under its heading." />
          </Band>
          <Band tone="sand">
            <BandHeading title="A band on sand" lead="With the sentence under its heading." />
          </Band>
          <Band tone="deep">
            <h2 className="text-3xl">A deep band</h2>
          </Band>
        </div>
      </Specimen>
    </Group>
  );
}

function TabSpecimen() {
  const [view, setView] = useState<"all" | "treatment" | "question">("all");
  return (
    <Tabs
      label="Kind of result"
      tabs={[
        { value: "all", label: "All" },
        { value: "treatment", label: "Treatments", count: 12 },
        { value: "question", label: "Questions", count: 3 },
      ]}
      value={view}
      onChange={setView}
    >
      <p className="pt-3">What “{view}” shows.</p>
    </Tabs>
  );
}
