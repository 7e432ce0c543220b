import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { ArticleBody } from "../schema.ts";

/** The article on what a package leaves out. */
const body: ArticleBody = {
  slug: "hidden-costs-medical-tourism",
  introduction: [
    "A quote for treatment abroad is often much lower than a price at home, and that is why many people look. But the quote is not the whole cost. Flights, insurance, a companion, unpaid leave and check-ups at home come on top, and a complication can cost more than everything else together.",
    "None of this has to be a surprise. This article goes through the costs that people forget, says which of them a package normally covers, and ends with a sheet that you can fill in before you decide.",
  ],
  sections: [
    {
      id: "packages",
      heading: "What a package includes, and what it does not",
      blocks: [
        {
          type: "paragraph",
          text: `The packages that clinics offer through ${brand.name} follow one pattern. Besides the treatment itself, they include a 4-star hotel, transfers between airport, hotel and clinic, a pre-treatment consultation, aftercare and 24/7 support. They exclude flights, insurance, visas, meals outside the hotel, and complications.`,
        },
        {
          type: "table",
          caption: "Package or your own purse?",
          columns: ["Cost", "In the package?", "What to ask"],
          rows: [
            ["Hotel", "Yes, 4-star", "How many nights, and what does one more cost?"],
            ["Transfers", "Yes", "Also on the day of a late check-up, and for a companion?"],
            [
              "Pre-treatment consultation",
              "Yes",
              "With the surgeon who will operate? What if the plan changes?",
            ],
            ["Aftercare", "Yes", "For how long, by whom, and what happens after the flight home?"],
            ["Flights", "No", "Can the return be changed, and for what fee?"],
            ["Insurance", "No", "Does it cover complications of planned treatment?"],
            ["Visas", "No", "Do you need one with your passport?"],
            ["Meals outside the hotel", "No", "Is there a kitchen or soft food nearby?"],
            [
              "Complications",
              "No",
              "Which extra treatment would the clinic charge for, and at what rate?",
            ],
          ],
        },
        {
          type: "paragraph",
          text: "Packages differ in detail, so the written quote counts. If something matters to you and is not in it, treat it as excluded until the clinic confirms it in writing.",
        },
      ],
    },
    {
      id: "getting-there",
      heading: "Getting there, and staying long enough",
      blocks: [
        { type: "subheading", text: "Flights that can be changed" },
        {
          type: "paragraph",
          text: "The cheapest ticket is fixed to one date. After an operation the right date is the one on which your surgeon says that you may fly, and it can move by days. Price a ticket that can be changed, or keep the difference in reserve. Add a checked bag if you may not lift, and a seat with room for your legs if you have been told to move during the flight.",
        },
        { type: "subheading", text: "Extra nights" },
        {
          type: "paragraph",
          text: [
            "A package covers a set number of nights. A wound that needs another look, a drain that stays in, or a temporary crown that comes loose means more. As a rough guide, people stay 3 to 5 days for a hair transplant, between 1 and 14 days for dental work, and at least 5 days for ",
            { text: "rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
            ", where many surgeons prefer 7 to 10 before a flight. Plan money for two or three nights more than you expect.",
          ],
        },
        { type: "subheading", text: "A companion" },
        {
          type: "paragraph",
          text: "After sedation or a general anaesthetic someone should be with you for the first 24 hours, and after larger operations for longer. A companion needs a flight, meals, perhaps a second bed, and time off work too. Ask whether the hotel room is priced for one or two.",
        },
        { type: "subheading", text: "A second trip" },
        {
          type: "paragraph",
          text: [
            "Some treatments need one by design. ",
            { text: "Dental implants", href: hrefTo.treatment("dental-implants") },
            " are usually placed on one visit and crowned on another, months later, once the bone has healed. Ask how many visits the plan assumes, and whether the price covers the second hotel stay.",
          ],
        },
      ],
    },
    {
      id: "medical-extras",
      heading: "Medical costs outside the quote",
      blocks: [
        {
          type: "list",
          items: [
            "Tests before you travel: blood tests, an ECG, scans, a letter from your doctor. Some you can have at home, where a private practice may charge for them.",
            "Tests on arrival that change the plan: a bone graft before an implant, a different lens, more grafts than photographs suggested. Ask what each would cost before you fly.",
            "Medicines after you leave the clinic: painkillers, antibiotics, eye drops, injections against clots.",
            "Garments, dressings, special shampoo, silicone for scars, soft food, vitamins. After weight-loss surgery the vitamins and blood tests last for life.",
            "Anaesthetist’s and hospital fees, if the quote names only the surgeon.",
          ],
        },
        {
          type: "note",
          tone: "caution",
          title: "Prices “from” are a lowest figure",
          text: "On this site as elsewhere, a price after “from” is the lower end of a range and not a quote. Yours depends on what an examination finds. Make your budget with the upper end.",
        },
      ],
    },
    {
      id: "money",
      heading: "Exchange rates, cards and deposits",
      blocks: [
        {
          type: "paragraph",
          text: "Ask in which currency you will be charged. If you save in pounds and pay in euros, dollars or lira, the cost moves with the rate: on a bill of £3,000, a change of five per cent is £150. Many cards add a fee for payments abroad. If a card machine offers to convert the sum into pounds for you, choosing the local currency is usually cheaper. Ask, too, whether the clinic adds a charge for cards.",
        },
        {
          type: "paragraph",
          text: [
            `With ${brand.name} you pay a small deposit through us to hold the booking and the balance directly to the clinic, which is the party that you contract with for your treatment. You can reschedule or cancel free of charge 14 or more days before the procedure. Between 7 and 14 days the rules are specific to the clinic, and a medical reason needs documentation. The `,
            { text: "terms", href: hrefTo.terms() },
            " have the details. If a clinic asks for the whole price in advance, or for cash without a receipt, ask why. A UK credit card can give legal rights if something bought with it goes wrong, but a payment that passes through a third party can weaken them, so ask your card company first.",
          ],
        },
      ],
    },
    {
      id: "borrowing",
      heading: "If you are offered credit",
      blocks: [
        {
          type: "paragraph",
          text: "Some clinics and lenders offer to spread the cost. Interest belongs in your total, and so does the question of what you still owe if the operation does not go ahead, or if it does and you need months off work. A monthly sum looks small beside a large one; it is the same price and more. For surgery that can wait, saving first also gives you time to think.",
        },
      ],
    },
    {
      id: "insurance",
      heading: "Insurance: the cost that people skip",
      blocks: [
        {
          type: "paragraph",
          text: "Ordinary travel insurance usually excludes planned treatment and anything that follows from it. If you tell the insurer nothing, even an unrelated claim may be refused. Specialist policies exist for people who travel for treatment. Compare what they pay for: a longer stay, a return to theatre, a changed flight, a flight home under medical care, corrections later. Read the exclusions, and keep the e-mail in which the insurer confirms that your operation is covered.",
        },
        {
          type: "paragraph",
          text: "A UK Global Health Insurance Card does not help here: Turkey is not part of the scheme, and the card does not cover private treatment that you travel for.",
        },
      ],
    },
    {
      id: "after",
      heading: "The costs that come after",
      blocks: [
        {
          type: "list",
          items: [
            "Time off work. Count the days until you can do your own job, not somebody’s desk job, and ask your employer whether sick pay applies to surgery that you chose.",
            "Help at home: children, pets, shopping, driving, lifting.",
            "Follow-up. Removing stitches, checking a dental bite, physiotherapy after a joint operation, blood tests. An NHS practice may not provide this for private treatment abroad, so find out what a private appointment costs.",
            "Revision. Some results need a second operation even when nobody made a mistake. Ask whether the surgeon’s fee is waived, and remember that flights, hotel, anaesthetic and more leave from work are rarely included.",
            "Complications. In the UK the NHS treats emergencies. It is not obliged to correct a cosmetic result or repair dental work, and private revision surgery at home can cost more than the first operation did.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "The article on ",
            { text: "aftercare at home", href: hrefTo.article("aftercare-tips-returning-home") },
            " says who is responsible for what, and which papers you need to show for it.",
          ],
        },
      ],
    },
    {
      id: "worksheet",
      heading: "Add it up before you decide",
      blocks: [
        {
          type: "paragraph",
          text: "Write each line down with two figures, the likely one and the bad one, and add up both columns.",
        },
        {
          type: "list",
          ordered: true,
          items: [
            "The itemised quote, at the upper end of its range.",
            "Flights for everyone who travels, changeable, with bags.",
            "Insurance that covers complications of planned treatment.",
            "Visas, airport travel at home, meals, local journeys.",
            "Extra nights for you and your companion.",
            "Tests, medicines and garments outside the quote.",
            "Card fees, and a margin for the exchange rate.",
            "Income lost by you and by your companion.",
            "Follow-up and help at home.",
            "A reserve for a second trip or a private revision.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "Then compare the total with what the treatment costs near home, with its own extras. If the saving is gone, or if the reserve is money that you do not have, waiting is a sound decision. If it still makes sense, ask ",
            {
              text: "three to five clinics",
              href: hrefTo.article("how-to-choose-clinic-abroad"),
            },
            " for quotes that name everything on this list. A clinic that answers line by line has already told you how it will treat you later.",
          ],
        },
        {
          type: "note",
          tone: "information",
          title: "One rule for the reserve",
          text: "If you could not pay for a changed flight, a week of hotel and a private appointment at home without borrowing, the budget is not complete yet.",
        },
      ],
    },
  ],
  callToAction: {
    title: "See what a quote would include",
    text: "Choose a treatment to see its indicative range and what moves the price, then ask for a free, itemised quote. You can compare it for as long as you like.",
    label: "Look up a treatment",
    href: hrefTo.home(),
  },
};

export default body;
