// cspell:ignore childs conned doesnt dont fevar isnt rigors ripoff wont
import { hrefTo } from "../lib/routes.ts";

/** A page or section that helps. */
type HelpLink = {
  readonly href: string;
  readonly title: string;
  /** One sentence about its content. */
  readonly text: string;
};

/** Where a search leads that asks for help rather than for a treatment. Such a search is offered no quote. */
export type HelpDoor = {
  /** Whether the answer begins with the emergency numbers. */
  readonly emergency?: true;
  /** Best first. */
  readonly links: readonly [HelpLink, ...HelpLink[]];
  /** Words that lead here. All words of an entry must be in the search, in any order. */
  readonly words: readonly string[];
  /**
   * Words that lead here only if the search contains nothing else, because they are also in ordinary questions
   * ("pain relief", "burn marks"). Beside other words they only keep the search from offering a quote.
   */
  readonly alone: readonly string[];
};

/** The entries of a list that commas separate. */
function list(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}

const wrong = hrefTo.ifSomethingGoesWrong();

const ifSomethingGoesWrong: HelpLink = {
  href: wrong,
  title: "If something goes wrong",
  text: "Who to call in Turkey and in the UK, what the NHS treats, and where to complain.",
};
const complainInTurkey: HelpLink = {
  href: `${wrong}#complain-in-turkey`,
  title: "How to complain in Turkey",
  text: "To the clinic, the hospital and the Ministry of Health.",
};
const complainInTheUk: HelpLink = {
  href: `${wrong}#complain-in-the-uk`,
  title: "How to complain in the UK",
  text: "Which bodies can act, and what they cannot do.",
};
const money: HelpLink = {
  href: `${wrong}#money`,
  title: "Getting money back",
  text: "From the clinic, an insurer, a bank or a card company.",
};
const cancelling: HelpLink = {
  href: `${hrefTo.terms()}#cancellation`,
  title: "Cancelling and rescheduling",
  text: "How to cancel, and when you get the deposit back.",
};
const yourRequests: HelpLink = {
  href: hrefTo.request(),
  title: "Your requests",
  text: "How to see, correct, withdraw or erase a request that you sent.",
};
const yourRights: HelpLink = {
  href: `${hrefTo.privacy()}#your-rights`,
  title: "Your rights",
  text: "How to see, correct or delete what we store about you.",
};

/** In order: a search that fits several leads to the first. Capital letters and accents make no difference. */
export const helpDoors: readonly HelpDoor[] = [
  {
    emergency: true,
    links: [ifSomethingGoesWrong],
    words: list(`
      emergency, emergencies, ambulance, paramedic, paramedics, a&e, casualty, 999, 112, 911, police,
      embassy, consulate, nearest hospital, go hospital, going hospital, need hospital, taken hospital,
      need doctor, need urgent, urgent help, urgent care, sos,
      bleed, bleeds, bleeding, bled, haemorrhage, haemorrhaging, haematoma, blood coming, losing blood,
      lost blood, lots blood, coughing blood, blood loss, vomiting blood, blood poo, black poo, blood
      stool, blood urine, blood pee, infect, infected, infection, infections, infecting, sepsis, septic,
      mrsa, pus, puss, abscess, oozing, oozes, gangrene, necrosis, necrotic, wound, wounds, stitches open,
      stitches opened, stitches burst, stitches come, stitches came, stitches split, stitch came, stitch
      open, dead skin after, turned black, turning black, going black, gone black, turned blue, gone blue,
      turning blue, blue lips, smelly discharge, yellow discharge, green discharge, smells bad, smells
      rotten, red streaks, not healing, wont heal, isnt healing,
      fever, fevers, fevar, feverish, high temperature, have temperature, got temperature, temperature
      after, temperature 38, temperature 39, temperature 40, shivering, shivers, shaking, chills, rigors,
      unwell, poorly, sick, feel ill, very ill, feeling ill, really ill, so ill, seriously ill, feel
      awful, feel terrible, feel rough, feel weak, feel worse, feeling worse, feel dizzy, vomit, vomits,
      vomiting, vomited, throwing up, throw up, nausea, nauseous, nauseated, diarrhoea, the runs,
      dehydrated, dehydration, cant keep down,
      breathless, breathlessness, short breath, shortness breath, out breath, cant breathe, cant breath,
      cant catch breath, trouble breathing, difficulty breathing, difficult breathe, hard breathe, hard
      breathing, struggling breathe, struggling breathing, problems breathing, not breathing, stopped
      breathing, wheezing, wheezy, choking, suffocating, chest pain, chest pains, chest hurts, chest
      hurting, chest tight, chest tightness, chest pressure, pain chest, heart racing, racing heart, heart
      attack, palpitations, heart pounding, blood clot, blood clots, clot, clots, dvt, embolism,
      thrombosis, stroke,
      faint, fainted, fainting, passed out, blackout, blacked out, collapse, collapsed, collapsing,
      unconscious, unresponsive, wont wake, cant wake, dizzy, dizziness, confused, confusion, seizure,
      seizures, convulsion, convulsions, having fit, had fit, slurred, drooping face, face drooping, face
      dropped, paralysed, paralysis, numb, cant feel, cant move, cant walk, cant speak, cant swallow,
      trouble swallowing, difficulty swallowing, cant eat, cant drink, cant pee, cant urinate, cant wee,
      overdose, stiff neck,
      agony, excruciating, unbearable, severe pain, bad pain, terrible pain, extreme pain, intense pain,
      awful pain, sharp pain, sudden pain, constant pain, lot pain, much pain, more pain, worse pain, pain
      worse, pain getting, pain after, pains after, still pain, stomach pain, stomach pains, belly pain,
      abdominal pain, tummy pain, eye pain, leg pain, calf pain, hurts, hurting, very painful, really
      painful, so painful, extremely painful, painful leg, painful calf, swollen, swelled, swelling leg,
      swelling calf, swelling face, swelling throat, swelling neck, swelling tongue, swelling eye,
      swelling one side, swelling worse, swelling getting, hot red, red hot,
      lost sight, lost vision, lost eyesight, sudden blindness, sudden vision, cant see, gone blind, going
      blind, double vision, flashes floaters,
      allergic reaction, anaphylaxis, anaphylactic, poisoned, poisoning, burned me, burnt, burns after,
      blister, blisters, blistered, blistering, ruptured, implant burst, implant leaking, implant broken,
      implant failed, failed implant, implant loose, fell out, fallen out, came out, fell off, dislocated,
      dying, died, suicide, suicidal, kill myself, want die, end life, self harm, cant cope, assault,
      assaulted, attacked, raped, threatened, threatening, passport taken, took passport, wont let leave,
      kidnapped,
      something wrong, went wrong, gone wrong, goes wrong, going wrong, doesnt feel right, getting worse,
      got worse, not normal, worried after
    `),
    alone: list(`
      complication, complications, side effect, side effects, hospital, doctor help, help, urgent, pain,
      pains, painful, ache, aching, hurt, sore, ill, swelling, swell, numbness, tingling, weakness,
      bruise, bruising, rash, redness, itching, itchy, burn, burns, burning, burned, stitches, stitch,
      discharge, leaking, constipation, constipated, allergy, allergic, reaction, breathing, breath,
      temperature, blood, fit, blind, worse, wrong, death, dead, die, rupture, rejection, scared, afraid,
      panic
    `),
  },
  {
    links: [complainInTheUk, complainInTurkey, money],
    words: list(`
      complain, complains, complained, complaining, complaint, complaints, unhappy, dissatisfied,
      disappointed, negligence, negligent, malpractice, sue, suing, lawyer, solicitor, compensation,
      ombudsman, legal action, botched, ruined, report clinic, report doctor, report surgeon,
      report dentist, bad result, bad results, terrible result, bad experience, terrible experience,
      awful experience, wrong result, hate result, hate results
    `),
    alone: list("claim, legal, mistake, regret, regrets"),
  },
  {
    links: [
      {
        href: `${hrefTo.safety()}#red-flags`,
        title: "Red flags",
        text: "What should make you stop before you pay.",
      },
      money,
      complainInTheUk,
    ],
    words: list(`
      scam, scams, scammed, scammer, scammers, scamming, fraud, fraudulent, conned, con artist, rip off,
      ripped off, ripoff, stole, stolen, fake clinic, fake doctor, fake website, fake reviews,
      fake hospital, legit, trustworthy, charged twice
    `),
    alone: list("trust, fake, genuine"),
  },
  {
    links: [money, cancelling],
    words: list(`
      refund, refunds, refunded, refunding, money back, deposit back, chargeback, section 75, lost money,
      lost deposit, get deposit, return deposit
    `),
    alone: [],
  },
  {
    links: [yourRequests, yourRights],
    words: list(`
      delete data, delete account, delete request, delete details, delete everything, delete information,
      delete me, erase, erasing, erased, remove details, remove data, remove me, remove my, personal data,
      data protection, gdpr, my data, forget me, subject access, data breach, withdraw, withdrawing,
      stop contacting, stop calling, stop emailing, stop messaging, stop emails, dont contact, dont call,
      leave me alone, unsubscribe, harassing, spam
    `),
    alone: list("delete, data"),
  },
  {
    links: [cancelling, yourRequests],
    words: list(`
      cancel, cancels, cancelled, cancelling, cancellation, change my mind, changed my mind,
      changing my mind, postpone, postponed, reschedule, back out
    `),
    alone: [],
  },
];

/** Words that resemble words of help, but are spelled correctly and mean something else. */
export const lookAlikes: readonly string[] = list(`
  attached, black, bleaching, blurred, burping, bust, cancer, cancers, charge, childs, cruise, eased,
  hills, inject, injected, injecting, injection, injections, inspection, layer, leaning, leaving,
  objection, policy, pounds, reduction, rehydration, retention, scarred, shaping, shared, shaving, sounds,
  spelled, switch, trust, using, would
`);

/** Ordinary phrases with words of help in them. They are left out before a search is read. */
export const harmless: readonly string[] = list(`
  hay fever, pain relief, pain free, pain killers, numbing cream, numb fingers, numb thumb,
  tingling fingers, sinus infection, sinus infections, breathe through nose, breathing through nose,
  see without glasses, blood test, blood tests, blood pressure, blood thinner, blood thinners, motion sick
`);
