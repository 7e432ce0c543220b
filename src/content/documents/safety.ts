import { brand, mailLink, whatsAppLink } from "../../lib/brand.ts";
import { hrefTo } from "../../lib/routes.ts";
import type { Document } from "../schema.ts";

/** Safety & Trust: what is checked and what is not, photographs, data, refunds, and what to do yourself. */
const document: Document = {
  title: "Safety & Trust",
  metaDescription:
    "What we ask of clinics and what a check of papers cannot tell you, doctors’ licences, our photo policy, refunds, red flags, and what to do if things go wrong.",
  introduction: [
    "Trust should rest on things that you can check. This page says what we check and where our checks end, how you can look for yourself, and what to do if something goes wrong.",
  ],
  sections: [
    {
      id: "verification",
      heading: "How clinics are verified",
      blocks: [
        {
          type: "paragraph",
          text: "Before we introduce anyone to a clinic, we ask the clinic for:",
        },
        {
          type: "list",
          items: [
            "its operating licence, in the name under which it will treat you;",
            "its authorisation for international health tourism from the Turkish Ministry of Health;",
            "the name of the surgeon, dentist or doctor for each treatment, with proof of qualification;",
            "proof of current professional liability insurance;",
            "its prices in writing, with what they include and exclude;",
            "its consent forms and aftercare instructions in a language that the patient reads;",
            "a named person and a route for complaints.",
          ],
        },
        {
          type: "note",
          tone: "caution",
          title: "What “verified” means",
          text: "It means that we asked for these papers and looked at them. It is not an inspection, a rating, a recommendation or a guarantee. A licence can be suspended and a surgeon can leave after we have looked. Ask to see the current papers yourself.",
        },
        {
          type: "paragraph",
          text: "A clinic that will not show its papers is not introduced. A clinic that takes part must tell us of changes, and we stop introducing patients to it if we learn that a paper was false or has lapsed.",
        },
      ],
    },
    {
      id: "doctor-licensing",
      heading: "Doctor licensing",
      blocks: [
        {
          type: "paragraph",
          text: "In Turkey a doctor needs a diploma that is registered with the Ministry of Health, and a specialist needs a specialist diploma registered in that field. A general licence does not make someone a plastic surgeon, and a certificate from a course is not a specialty.",
        },
        {
          type: "paragraph",
          text: "Ask for the full name of the person who will operate, their specialty, and who will do which part: in hair transplants, for example, technicians may do much of the work, and you should know who they are and which doctor supervises them. Registration with a British regulator such as the General Medical Council is a licence for the United Kingdom; it does not license anyone to practise in Turkey.",
        },
        {
          type: "paragraph",
          text: "You should speak to that person before you decide, first remotely and then face to face in Turkey before the procedure, with time to change your mind. A conversation with a salesperson or a coordinator, ours included, is no substitute.",
        },
      ],
    },
    {
      id: "photo-policy",
      heading: "Photo policy",
      blocks: [
        {
          type: "paragraph",
          text: `You will find no before-and-after photographs on ${brand.name}. They show the cases that somebody chose to show, under light and angles that somebody chose, and they say nothing about your own result. You will also find no pictures of models dressed as doctors or patients. The pictures here are illustrations, drawn for this site.`,
        },
        {
          type: "paragraph",
          text: "If a clinic shows you photographs, ask whether its own surgeon did the work, whether the pictures were altered, how long afterwards they were taken, and whether the patients agreed. Do not send photographs of yourself through our form. If a clinic needs them, ask how it stores them and who will see them.",
        },
      ],
    },
    {
      id: "data-protection",
      heading: "Data protection",
      blocks: [
        {
          type: "paragraph",
          text: [
            "A treatment name next to your name may reveal something about your health, so we treat every request as health data. It is used only with your explicit consent, to prepare your quote; it can be seen only by administrators who hold a granted role; and a coordinator names a clinic to you before your details go there. There are no cookies and there is no tracking. You can have your request deleted at any time. The ",
            { text: "privacy policy", href: hrefTo.privacy() },
            " has the details.",
          ],
        },
      ],
    },
    {
      id: "refund-policy",
      heading: "Refund policy",
      blocks: [
        {
          type: "list",
          items: [
            "14 days or more before the procedure: rescheduling and cancellation are free.",
            "Between 7 and 14 days before: the rules are specific to the clinic, and must be in your offer.",
            "Closer than 7 days: the clinic’s written terms apply.",
            "For medical reasons: documentation is needed, such as a doctor’s letter.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "A small deposit is paid via us; the balance goes directly to the clinic. We collect the deposit only, and are not responsible for a clinic’s refunds or for fee disputes. Have the clinic’s refund rules in writing before you pay it anything. The full rules are in the ",
            { text: "terms and conditions", href: hrefTo.terms() },
            ".",
          ],
        },
      ],
    },
    {
      id: "check-yourself",
      heading: "What you can check yourself",
      blocks: [
        {
          type: "list",
          ordered: true,
          items: [
            "Look the clinic up in the Ministry of Health’s lists of facilities authorised for health tourism, under its exact name and address.",
            "Ask for the surgeon’s registered specialty, and search for the name together with the specialty and the city.",
            "Ask where the procedure takes place. A major operation belongs in a hospital with intensive care, or with a firm arrangement for it.",
            "Ask who gives the anaesthetic, and who is on site at night.",
            "Ask for the total price in writing, and compare three to five quotes that list the same things.",
            "Ask what happens, and who pays, if you have a complication in Turkey, on the way home, or weeks later.",
            "Tell your GP or dentist, and ask what care they can and cannot give you afterwards.",
            "Read the UK government’s travel advice for Turkey, which has a part on medical treatment.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "Our article on ",
            {
              text: "how to choose a clinic abroad",
              href: hrefTo.article("how-to-choose-clinic-abroad"),
            },
            " takes you through this step by step.",
          ],
        },
      ],
    },
    {
      id: "red-flags",
      heading: "Red flags",
      blocks: [
        { type: "paragraph", text: "Stop and think again if:" },
        {
          type: "list",
          items: [
            "nobody will name the surgeon, or the name changes without a reason;",
            "you are pressed to pay now, or told that a price ends today;",
            "a result is promised, or the risks are waved away;",
            "several large operations are offered in one session to save money or time;",
            "nobody asks about your medical history, medicines, weight or smoking;",
            "you would meet the surgeon for the first time in the operating theatre;",
            "you are to fly home sooner than other sources advise;",
            "the consent form is in a language that you cannot read, or is handed over on the trolley;",
            "the full amount is asked for in advance, in cash, or to a private account.",
          ],
        },
        {
          type: "paragraph",
          text: "One of these is reason enough to walk away, even after you have travelled. Losing a deposit is better than having an operation that you doubt.",
        },
      ],
    },
    {
      id: "when-something-goes-wrong",
      heading: "When something goes wrong",
      blocks: [
        {
          type: "note",
          tone: "caution",
          title: "Emergency",
          text: "Chest pain, trouble breathing, a swollen and painful calf, heavy bleeding, confusion, or a high fever after surgery: call 112 in Turkey or 999 in the United Kingdom, or go to the nearest emergency department. Say what operation you had, and when.",
        },
        {
          type: "list",
          ordered: true,
          items: [
            "Get medical help first. In the United Kingdom, NHS 111 advises when it is urgent but not an emergency.",
            "Tell the clinic, in writing, and ask for the surgeon. Do not fly if you feel unwell without asking a doctor.",
            "Keep papers: the operation report, the anaesthetic record, implant cards, medicines, receipts, messages, and dated photographs of the problem.",
            "Tell your insurer before further treatment, where there is time.",
            "Tell us. We help you to reach the clinic and to pass on a complaint, and we record what happened. We cannot treat you, judge the medical question, or force a refund.",
            "If you need help abroad, the nearest British embassy or consulate, or your own country’s, can tell you about local lawyers and authorities.",
          ],
        },
        {
          type: "paragraph",
          text: [
            "Write to ",
            { text: brand.email, href: mailLink({ subject: "Something went wrong" }) },
            " or on WhatsApp to ",
            { text: brand.whatsAppNumber, href: whatsAppLink() },
            ". A concern about a clinic is useful to us even if you did not book through us.",
          ],
        },
      ],
    },
  ],
};

export default document;
