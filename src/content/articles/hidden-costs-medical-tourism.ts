import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import { officialLinks } from "../official-links.ts";
import type { ArticleBody } from "../schema.ts";

/** The article on what a package does not include. */
const body: ArticleBody = {
  slug: "hidden-costs-medical-tourism",
  introduction: [
    "A quote for treatment abroad is often much lower than a price at home. But the quote is not the whole cost. You also pay for flights, insurance, a companion, time off work and check-ups at home. A complication can cost more than everything else put together.",
    [
      "This article lists the costs that people often forget, and which of them a package normally includes. At the end there’s a list to fill in before you decide. ",
      { text: "What it really costs", href: hrefTo.planCosts() },
      " adds them up.",
    ],
  ],
  sections: [
    {
      id: "packages",
      heading: "What a package includes, and what it does not",
      blocks: [
        "On this site a package is the treatment and five other things: a 4-star hotel for the recovery nights, transfers between airport, hotel and clinic, a pre-treatment consultation, aftercare and 24/7 support. It does not include flights, insurance, visas, meals outside the hotel, or complications. The hotel is where you rest, not where you’re treated: ask who checks on you there.",
        {
          type: "table",
          caption: "What is in the package, and what to ask",
          columns: ["Cost", "In the package?", "What to ask"],
          rows: [
            ["Hotel", "Yes, 4-star", "How many nights, and what does an extra night cost?"],
            ["Transfers", "Yes", "Do they cover a late check-up, and a companion too?"],
            [
              "Pre-treatment consultation",
              "Yes",
              "Is it with your surgeon? What if the plan changes?",
            ],
            [
              "Aftercare",
              "Yes",
              "How long does it last, who gives it, and what happens after the flight home?",
            ],
            ["Flights", "No", "Can you change the return flight, and what does that cost?"],
            ["Insurance", "No", "Does it cover complications of planned treatment?"],
            ["Visas", "No", "Do you need one with your passport?"],
            [
              "Meals outside the hotel",
              "No",
              "Does the hotel have a kitchen, or is there soft food nearby?",
            ],
            [
              "Complications",
              "No",
              "Which extra treatment would the clinic charge for, and how much?",
            ],
          ],
        },
        "Packages differ, so read the written quote. If something is not in it, assume that it’s not included until the clinic confirms it in writing.",
      ],
    },
    {
      id: "getting-there",
      heading: "Flights, nights and companions",
      blocks: [
        { type: "subheading", text: "Flights that you can change" },
        "The cheapest tickets usually cannot be changed. After an operation you can fly only when your surgeon agrees, and that date can change by several days. Buy a ticket that you can change, or keep money for a new one. Pay for a checked bag if you must not lift, and for a seat with more legroom if you need to move during the flight.",
        { type: "subheading", text: "Extra nights" },
        [
          "A package includes a fixed number of nights. You need more if a wound has to be checked again, a drain stays in, or a temporary crown comes loose. As a rough guide, plan 3 to 5 days for a hair transplant, 1 to 14 days for dental treatment, and 9 to 12 days for ",
          { text: "rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
          ". Each treatment page gives its own figure. Have money for two or three extra nights.",
        ],
        { type: "subheading", text: "A companion" },
        "After sedation or a general anaesthetic someone should be with you for the first 24 hours, and for longer after a larger operation. A companion needs a flight, meals, perhaps a second bed, and time off work. Ask whether the price of the hotel room is for one person or two.",
        { type: "subheading", text: "A second trip" },
        [
          "Some treatments always need two trips. ",
          { text: "Dental implants", href: hrefTo.treatment("dental-implants") },
          " are usually placed on the first trip. The crowns are fitted on the second, months later, when the bone has healed. Ask how many trips the plan needs, and whether the price includes the hotel for each.",
        ],
      ],
    },
    {
      id: "medical-extras",
      heading: "Medical costs outside the quote",
      blocks: [
        {
          type: "list",
          items: [
            "Tests before you travel: blood tests, an ECG, scans, a letter from your doctor. You can have some of them at home, but a private clinic will usually charge for them.",
            "Changes to the plan after tests on arrival, for example a bone graft before an implant, another lens, or more hair grafts. Before you fly, ask what each would cost.",
            "Medicines after you leave the clinic: painkillers, antibiotics, eye drops, injections against blood clots.",
            "Garments, dressings, special shampoo, silicone for scars, soft food, vitamins. After weight-loss surgery you need vitamins and blood tests for life.",
            "The fees of the anaesthetist and the hospital, if the quote names only the surgeon.",
          ],
        },
        {
          type: "note",
          tone: "caution",
          title: "“From” is the lowest price",
          text: "On this site and elsewhere, a price after “from” is the lower end of an estimate, not a quote. Your price depends on the examination. Use the higher end of the range for your budget.",
        },
      ],
    },
    {
      id: "money",
      heading: "Exchange rates, cards and deposits",
      blocks: [
        "Ask which currency you’ll be charged in. If your savings are in pounds and you pay in euros, dollars or lira, the cost changes with the exchange rate. On a bill of £3,000, a change of 5% is £150. Many cards charge a fee for payments abroad. If a card machine offers to convert the amount into pounds, it’s usually cheaper to choose the local currency. Ask whether the clinic charges extra for cards.",
        [
          `If you book, you pay a small deposit via ${brand.name} and the rest directly to the clinic. Before you pay, the quote must say how much the deposit is. You can reschedule or cancel free of charge 14 or more days before the procedure. Between 7 and 14 days each clinic has its own rules, and for a medical reason you need documentation. The `,
          { text: "terms", href: hrefTo.terms() },
          " have the details. If a clinic wants the whole price in advance, or cash without a receipt, ask why. A UK credit card can give you legal rights if something goes wrong. A payment through an agency can weaken them, so ask your card company first.",
        ],
        { type: "official-links", links: [officialLinks.cardProtection] },
      ],
    },
    {
      id: "borrowing",
      heading: "If you’re offered credit",
      blocks: [
        "Some clinics and lenders let you pay in instalments. Add the interest to your total. Ask what you would still owe if the operation did not take place, and how you would pay if you needed months off work after it. If the treatment can wait, saving first also gives you time to think.",
      ],
    },
    {
      id: "insurance",
      heading: "Insurance",
      blocks: [
        "Ordinary travel insurance usually excludes planned treatment and its complications. If you do not tell the insurer about it, it may refuse other claims too. You can buy specialist policies for people who travel for treatment. Compare what they cover: a longer stay, another operation, a changed flight, a flight home with medical care, later corrections. Read the exclusions. Ask the insurer to confirm by email that it covers your operation, and keep the email.",
        "Clinics in Turkey must also have insurance against complications for surgery on patients from abroad. Ask for the policy, and check whether it still covers you after you return home. A UK Global Health Insurance Card (GHIC) does not help: Turkey is not part of the scheme, and the card does not cover treatment that you travel for.",
      ],
    },
    {
      id: "after",
      heading: "Costs after you come home",
      blocks: [
        {
          type: "list",
          items: [
            "Time off work. Count the days until you can do your job again. Ask your employer whether you get sick pay after surgery that you choose to have.",
            "Help at home with children, pets, shopping, driving and lifting.",
            "Follow-up: removal of stitches, dental checks, physiotherapy after a joint operation, blood tests. The NHS may not provide this after private treatment abroad, so ask what a private appointment costs.",
            "Revision. Some people need a second operation even when nobody made a mistake. Ask whether the surgeon charges for it. You usually still pay for flights, hotel and anaesthetic, and need more time off work.",
            "Complications. The NHS treats emergencies, wherever you had the treatment. It normally does not correct a cosmetic result or repair private dental work. Private revision surgery at home can cost more than the first operation.",
          ],
        },
        [
          "See ",
          {
            text: "aftercare once you’re home again",
            href: hrefTo.article("aftercare-tips-returning-home"),
          },
          " for the records to keep, and ",
          { text: "if something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
          " for what the NHS treats and how to get your money back.",
        ],
      ],
    },
    {
      id: "worksheet",
      heading: "Add it up before you decide",
      blocks: [
        [
          "Write two figures for each line, the likely cost and the highest cost, and add up both columns. ",
          { text: "What it really costs", href: hrefTo.planCosts() },
          " adds them up for you.",
        ],
        {
          type: "list",
          ordered: true,
          items: [
            "The quote that lists each item. If it gives a range, use the higher end.",
            "Flights that you can change, with bags, for everyone who travels.",
            "Insurance that covers complications of planned treatment.",
            "Visas, travel to the airport at home, meals and local journeys.",
            "Extra nights for you and your companion.",
            "Tests, medicines and garments that are not in the quote.",
            "Card fees, and some extra in case the exchange rate changes.",
            "Income that you and your companion will lose.",
            "Follow-up and help at home.",
            "Money for a second trip or a private revision.",
          ],
        },
        [
          "Compare the total with the price of the treatment near home, including its extras. If you would save nothing, or could not afford the last line, it’s better to wait. If it still makes sense, ask ",
          {
            text: "three to five clinics",
            href: hrefTo.article("how-to-choose-clinic-abroad"),
          },
          " for quotes that name everything on this list.",
        ],
        {
          type: "note",
          tone: "information",
          title: "Before you book",
          text: "If you could not pay for a changed flight, a week in a hotel and a private appointment at home without borrowing, do not book yet.",
        },
      ],
    },
  ],
  callToAction: {
    title: "See what a quote would include",
    text: "Choose a treatment to see our price estimate and what makes it higher or lower. Then ask for a free quote that lists each item.",
    label: "Look up a treatment",
    href: hrefTo.home(),
  },
};

export default body;
