/**
 * Where the figures of risks come from: the document, and in brackets its journal or organisation with the year, where
 * it gives one. Treatments use the names. `docs/risk-figures.md` lists each figure with its source.
 */
export const sources = {
  clinicalReading: "Our own notes; the study still has to be named (Sanavoy, 2026)",
  anaesthesiaRisks:
    "Common events and risks in anaesthesia, as printed by Bradford Teaching Hospitals (Royal College of Anaesthetists)",
  anaesthesiaIn100000:
    "Risks in anaesthesia: 100,000 people (Royal College of Anaesthetists, 2024)",
  spinalNerves:
    "Nerve damage after a spinal or epidural injection (Royal College of Anaesthetists)",
  rhinoplastyReview:
    "Adverse events after rhinoplasty: a systematic review (Plastic and Reconstructive Surgery, 2020)",
  septoplastySeries:
    "Complications of septoplasty in 1,506 patients (10.1055/a-1990-2818) (Thieme, Facial Plastic Surgery)",
  otoplastyReview:
    "Complications after prominent ear correction: a systematic review (PubMed 28602268) (University of Birmingham)",
  sinusDatabase:
    "Nationwide incidence of major complications in endoscopic sinus surgery (International Forum of Allergy & Rhinology, 2012)",
  sinusRecent:
    "Complication rates following endoscopic sinus surgery for chronic sinusitis (American Journal of Rhinology & Allergy, 2025)",
  sinusReview:
    "Complications and revision of sinus surgery (10.1007/s40136-019-00231-3) (Current Otorhinolaryngology Reports, 2019)",
  tonsilsEngland:
    "Return to theatre after tonsillectomy in England, 2010 to 2016 (PMC5956599) (Hospital Episode Statistics)",
  lasikInfection:
    "Infectious keratitis after LASIK: results of an ASCRS survey (Journal of Cataract & Refractive Surgery, 2003)",
  lasikEctasia:
    "Ectasia after refractive surgery (10.1007/s40123-021-00383-w) (Ophthalmology and Therapy, 2021)",
  cataractInfectionUk:
    "Cataract surgery, report 13: endophthalmitis rates (Royal College of Ophthalmologists, National Ophthalmology Database, 2023)",
  cataractAntibiotics:
    "Antibiotics to prevent endophthalmitis after cataract surgery: a systematic review (PMC6680152) (Acta Ophthalmologica)",
  cataractOutcomes:
    "Cataract surgery, report 1: visual outcomes and complications (Royal College of Ophthalmologists, National Ophthalmology Database, 2015)",
  eyelidBleeding:
    "Incidence of postblepharoplasty orbital hemorrhage and associated visual loss (Ophthalmic Plastic and Reconstructive Surgery, 2004)",
  trabeculectomyUk:
    "The National Survey of Trabeculectomy: early and late complications (Eye, 2002)",
  moorfieldsTrabeculectomy: "Leaflet on trabeculectomy (Moorfields Eye Hospital)",
  moorfieldsCornea: "Endothelial keratoplasty (Moorfields Eye Hospital)",
  implantSurvival:
    "Long-term dental implant survival: a systematic review (Journal of Dentistry, 2019)",
  implantNerve:
    "Altered sensation after mandibular implant surgery: a meta-analysis (PLOS ONE, 2016)",
  periImplantitis:
    "What is the prevalence of peri-implantitis? A meta-analysis (BMC Oral Health, 2022)",
  veneersReview:
    "Survival and complications of porcelain laminate veneers: a systematic review (Journal of Clinical Medicine, 2021)",
  alignerRoots:
    "Apical root resorption with clear aligners and fixed appliances (Progress in Orthodontics, 2020)",
  crownNerve:
    "Fate of vital pulps beneath a metal-ceramic crown (International Endodontic Journal, 2005)",
  crownReview:
    "All-ceramic or metal-ceramic single crowns: a systematic review (Dental Materials, 2015)",
  rootCanalSeries:
    "A retrospective assessment of different endodontic treatment protocols (PeerJ, 2020)",
  liposuctionDeaths:
    "Fatal outcomes from liposuction: census survey of cosmetic surgeons (Plastic and Reconstructive Surgery, 2000)",
  liposuctionComplications:
    "Cosmetic liposuction: major complication rates in 31,010 procedures (Aesthetic Surgery Journal, 2017)",
  breastComplications:
    "Aesthetic breast surgery: major complications in 73,608 cases (Aesthetic Surgery Journal, 2017)",
  breastTenYears:
    "Review that quotes a ten-year study of one make for the US regulator (PMC5409896) (US National Library of Medicine)",
  breastLymphoma:
    "Estimate of April 2020, as reported by Medscape (Medicines and Healthcare products Regulatory Agency, 2020)",
  abdominoplasty:
    "Abdominoplasty: complication rates in 25,478 operations (Plastic and Reconstructive Surgery, 2015)",
  faceliftComplications:
    "Complication rates in facelift: 11,300 patients (Aesthetic Surgery Journal, 2016)",
  faceliftNerve:
    "Facelift surgery and nerve injury: a systematic review and meta-analysis (University of Porto, 2022)",
  bblDeaths:
    "Report on mortality from gluteal fat grafting (Aesthetic Surgery Education and Research Foundation, 2017)",
  fillerOcclusion:
    "Rates of vascular occlusion with needles and cannulas for filler injection (JAMA Dermatology, 2021)",
  fractionalLaser:
    "Adverse events of non-ablative fractional laser: 856 treatments (Journal of Dermatological Treatment, 2013)",
  phenolPeel: "Chemical peels: why are they still here? (Prime Journal)",
  laserHair: "Paradoxical hypertrichosis after laser therapy: a review (Dermatologic Surgery)",
  sleeveLeak:
    "Leaks after sleeve gastrectomy: a systematic review of 40,653 patients (Surgical Endoscopy, 2020)",
  sleeveDeaths:
    "Complications of sleeve gastrectomy (10.1007/s11695-019-03883-8) (Obesity Surgery, 2019)",
  bariatricRegistry: "Second report (National Bariatric Surgery Registry, 2014)",
  bypassLeak:
    "Management of suspected anastomotic leak after gastric bypass: 6,030 patients (British Journal of Surgery, 2014)",
  bypassObstruction:
    "Closure of mesenteric defects in gastric bypass: 34,707 patients of a Scandinavian registry (Obesity Surgery, 2019)",
  balloonLuminal:
    "Luminal complications of intragastric balloons: a systematic review (S1212) (American Journal of Gastroenterology, 2020)",
  balloonReview:
    "Intragastric balloon for severe obesity: a systematic review of 6,130 patients (Society of American Gastrointestinal and Endoscopic Surgeons)",
  hipClots:
    "One-year risk of symptomatic venous thromboembolism after hip replacement in Denmark (Bone & Joint, 2012)",
  jointClots:
    "Venous thromboembolism rates after hip and knee arthroplasty (BMC Musculoskeletal Disorders, 2020)",
  jointInfection:
    "Prosthetic joint infections: 112,708 hip and knee replacements in Finland (Acta Orthopaedica, 2015)",
  hipDislocation:
    "Dislocation after hip replacement: meta-analysis of 125 studies (Lancet Rheumatology, 2019)",
  jointRevision:
    "Age and the risk of revision after hip or knee replacement in the UK (The Lancet, 2017)",
  jointPain: "Long-term pain after hip or knee replacement: a systematic review (BMJ Open, 2012)",
  hipDeaths:
    "90-day mortality after 409,096 hip replacements, National Joint Registry (The Lancet, 2013)",
  kneeDeaths:
    "45-day mortality after 467,779 knee replacements, National Joint Registry (The Lancet, 2014)",
  carpalTunnel:
    "Complications and reoperation after carpal tunnel surgery in England (Lancet Rheumatology, 2021)",
  limbLengthening:
    "Cosmetic stature lengthening: a systematic review (Bone & Joint Research, 2020)",
} as const satisfies Record<string, string>;

/** Names a source. */
export type SourceId = keyof typeof sources;

/** Whether there is a source of this name. */
export function isSourceId(value: unknown): value is SourceId {
  return typeof value === "string" && Object.hasOwn(sources, value);
}

/** The document, with its journal or organisation. */
export const sourceInWords = (id: SourceId): string => `${sources[id]}.`;
