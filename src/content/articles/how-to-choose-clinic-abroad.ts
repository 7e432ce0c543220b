import { brand } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { ArticleBody } from "../schema.ts";

/** The article on checking and comparing clinics. */
const body: ArticleBody = {
  slug: "how-to-choose-clinic-abroad",
  introduction: [
    "Choosing a clinic in another country is harder than choosing one at home. You cannot drop in to look around, your GP has probably not heard of it, and most of what you can find was written by somebody who wants your booking. It is reasonable to feel unsure. The way through is to replace impressions with things that can be checked.",
    "This guide goes through those checks in order: the decision itself, the licence, the surgeon, the consultation, the quote and the warning signs. Nothing here takes special knowledge. It takes some patience, a notebook, and the willingness to walk away.",
  ],
  sections: [
    {
      id: "start-at-home",
      heading: "Start at home, before you look at clinics",
      blocks: [
        {
          type: "paragraph",
          text: "Before you compare anything, talk to a doctor or dentist who knows you and gains nothing from the answer. Ask whether the treatment fits your problem, what else could help, what would happen if you did nothing for now, and which of your conditions and medicines raise the risk. If you want a cosmetic operation, ask yourself who wants it, and since when. A steady wish of several years is a different thing from one that began last month.",
        },
        {
          type: "paragraph",
          text: [
            "Then read about the operation until you could explain its risks to a friend. Each of our treatment pages, for example the one on ",
            { text: "rhinoplasty", href: hrefTo.treatment("rhinoplasty") },
            " or on the ",
            { text: "gastric sleeve", href: hrefTo.treatment("gastric-sleeve") },
            ", names the serious complications and says who should not have it. If your name is on that second list, no clinic will change the fact, and one that offers you a date anyway has told you something useful about itself.",
          ],
        },
      ],
    },
    {
      id: "licence",
      heading: "Check the licence, then check who issued it",
      blocks: [
        {
          type: "paragraph",
          text: "Every country licenses hospitals and clinics, and many have a second permit for those that treat patients from abroad. In Turkey a facility needs an operating licence from the Ministry of Health, and an International Health Tourism Authorisation Certificate before it may take international patients. The Ministry runs a public portal, HealthTürkiye, that lists authorised providers. Ask for both documents and compare the name and address on them with the place where you will really be treated.",
        },
        {
          type: "paragraph",
          text: "That last comparison matters more than it sounds. A well-known clinic may hold consultations in its own rooms and hire an operating theatre elsewhere. Ask for the name of the building where the operation happens, and check that building.",
        },
        {
          type: "subheading",
          text: "What accreditation adds, and what it does not",
        },
        {
          type: "paragraph",
          text: "Accreditation is voluntary and comes on top of a licence. Joint Commission International (JCI) is a body that many hospitals show; it inspects how a hospital is run and publishes which ones it has accredited, so a logo on a website can be checked in a minute. Accreditation speaks for the hospital’s systems on the day of the inspection. It does not tell you how good one surgeon is at one operation, and a small dental or hair clinic without it is not bad for that reason.",
        },
      ],
    },
    {
      id: "surgeon",
      heading: "Find out who will treat you, by name",
      blocks: [
        {
          type: "paragraph",
          text: "You are choosing a person, not a brand. A clinic that will not name the surgeon before you pay is asking you to trust a stranger with your body. Once you have the name, ask for:",
        },
        {
          type: "list",
          items: [
            "The specialty in which the surgeon is certified, and by whom. Plastic surgery is a specialty; “aesthetic doctor” often is not.",
            "The registration or diploma number, so that you or the clinic can show it in the country’s register.",
            "How many of exactly this operation the surgeon did last year, and how many needed a second one.",
            "Who else will be in the room: an anaesthetist for the whole operation, and who does which step. In hair transplants, ask which steps a doctor does and which a technician does.",
            "What happens if the surgeon falls ill on the day. The right answer is that you choose between waiting and a named replacement.",
          ],
        },
        {
          type: "paragraph",
          text: "Expect plain answers. Good surgeons are used to these questions and many are glad of them. Nobody can prove a complication rate to you by e-mail, so treat the number as a beginning: a surgeon who says “none, ever” has either done very few operations or is not being straight with you.",
        },
      ],
    },
    {
      id: "consultation",
      heading: "Insist on a real consultation",
      blocks: [
        {
          type: "paragraph",
          text: "A consultation is a talk with the person who will treat you, by video or face to face, before you commit any money that you cannot get back. A chat with a sales adviser does not count, and neither does a price sent in answer to three photographs. The surgeon should ask about your health, your medicines, earlier operations, smoking, allergies and what you hope for. You should hear about other options, including doing nothing, and about risks in words that you understand.",
        },
        {
          type: "paragraph",
          text: "A video consultation has limits. No one can feel a scar, measure an eye or judge bone for an implant through a screen. So a second consultation in person, before the operation, belongs to every plan, and so does your freedom to say no after it. Ask what you would owe if the examination on arrival shows that the operation is not right for you. Get the answer in writing.",
        },
        {
          type: "paragraph",
          text: "Language belongs to this. You should be able to follow everything that the surgeon says and be understood in return. If you cannot, ask for an interpreter who is used to medical talk and who is not the salesperson. Ask, too, who will speak your language on the ward at night.",
        },
        {
          type: "note",
          tone: "information",
          title: "A useful test",
          text: "Ask: “What would make you refuse to operate on me?” A careful surgeon has a ready answer. It may concern your weight, smoking, blood pressure, the thickness of your corneas or an expectation that surgery cannot meet.",
        },
      ],
    },
    {
      id: "quotes",
      heading: "Ask three to five clinics for a quote",
      blocks: [
        {
          type: "paragraph",
          text: "One quote tells you a price. Three to five tell you what the price is made of. With more than five, the details blur and the loudest message wins. Send each clinic the same information and ask each for the same things, so that the answers can lie side by side.",
        },
        {
          type: "table",
          caption: "What to compare between quotes",
          columns: ["Point", "What a good quote says"],
          rows: [
            [
              "Treatment",
              "The technique, the materials or implants by maker and model, and the number of units: grafts, crowns, implants.",
            ],
            [
              "People",
              "The surgeon’s full name, and whether an anaesthetist is present throughout.",
            ],
            ["Place", "The hospital or clinic, its address, and the nights that you spend there."],
            [
              "Included",
              "Tests, medicines, garments, hotel nights, transfers, check-ups before the flight, contact afterwards.",
            ],
            [
              "Excluded",
              "Flights, insurance, visas, meals outside the hotel, complications: named, not left out.",
            ],
            [
              "If things change",
              "What a different plan after the examination costs, and the terms for cancelling.",
            ],
            [
              "If things go wrong",
              "Who treats a complication, where, who pays, and how long corrections are covered.",
            ],
          ],
        },
        {
          type: "paragraph",
          text: [
            "A price far below the others deserves one calm question: what is not in it? Sometimes the answer is harmless, such as a hotel that you do not need. Sometimes it is the anaesthetist. Our article on ",
            { text: "hidden costs", href: hrefTo.article("hidden-costs-medical-tourism") },
            " helps you to add up the rest.",
          ],
        },
      ],
    },
    {
      id: "reviews",
      heading: "Read reviews and photographs with care",
      blocks: [
        {
          type: "paragraph",
          text: "Reviews can show how a clinic answers the telephone, how clean the rooms are, and how it replies to criticism. They say little about surgical quality, because most are written in the first days, when swelling hides the result and gratitude is fresh. Look for accounts from a year later, and for how the clinic dealt with someone whose recovery went badly.",
        },
        {
          type: "paragraph",
          text: "Before-and-after pictures are chosen from the best, and light, angle, make-up and editing do the rest. If you look at them at all, look for people who began where you are now, and ask how long after the operation each was taken.",
        },
      ],
    },
    {
      id: "warning-signs",
      heading: "Signs that should make you stop",
      blocks: [
        {
          type: "note",
          tone: "caution",
          title: "Walk away if",
          text: "you are told that a price ends tonight, that the operation has no risks, that you do not need to speak to the surgeon, or that several large operations can be done in one session because you are there only once.",
        },
        {
          type: "list",
          items: [
            "Payment in full is wanted before any consultation, or only in cash, or to a private account.",
            "Nobody asks about your medical history, or your answers change nothing.",
            "The plan grows during the conversation: more veneers, more grafts, another body area.",
            "Healthy teeth are to be cut down for crowns where you asked only about colour or shape.",
            "The consent form appears on the morning of surgery, or in a language that you cannot read.",
            "Aftercare means a chat group that falls silent once you are home.",
            "The trip is sold to you as a holiday with surgery attached. You will be recovering, and you will need rest.",
          ],
        },
        {
          type: "paragraph",
          text: "One sign may be a misunderstanding, so ask about it. Two or three together are an answer. You owe a clinic nothing for its time, and a deposit already paid is never a reason to go through with an operation that you doubt.",
        },
      ],
    },
    {
      id: "our-part",
      heading: "What our checks do, and where they end",
      blocks: [
        {
          type: "paragraph",
          text: [
            `${brand.name} introduces you to independent, licensed clinics in Turkey. We are not a medical provider. Before we introduce anyone to a clinic we ask it for its licence, its authorisation, its insurance and its doctors’ credentials; the page on `,
            { text: "safety and trust", href: hrefTo.safety() },
            " describes how. Such a check shows what was true of the papers on the day when we looked. It cannot promise how your operation will go, and it does not replace your own questions. The ",
            { text: "disclaimer", href: hrefTo.disclaimer() },
            " says plainly what we are and are not responsible for.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "When you have chosen, the practical work begins. Our ",
            {
              text: "month-by-month planning guide",
              href: hrefTo.article("planning-treatment-abroad-guide"),
            },
            " takes you from there to the flight home, and the ",
            { text: "city guides", href: hrefTo.explore() },
            " describe İstanbul, İzmir and Antalya for someone who is recovering.",
          ],
        },
      ],
    },
    {
      id: "before-you-say-yes",
      heading: "Five things to have in hand before you say yes",
      blocks: [
        {
          type: "list",
          ordered: true,
          items: [
            "The licence of the building and the registration of the surgeon, seen by you.",
            "Notes of a consultation with that surgeon, with your questions answered.",
            "An itemised quote, with inclusions, exclusions and cancellation terms.",
            "A written plan for complications, in Turkey and after you come home.",
            "A few quiet days in which nobody called you, and after which you still want this.",
          ],
        },
      ],
    },
  ],
  callToAction: {
    title: "Compare clinics at your own pace",
    text: "Tell us which treatment you are thinking about and we will help you to ask clinics the right questions. The quote is free, and you are free to leave it at that.",
    label: "Start with a treatment",
    href: hrefTo.home(),
  },
};

export default body;
