/**
 * Titles of calendar events that other people may see. They remind the user what a day is for, but do not
 * reveal to anyone else that it is about health. By entry ID; all other entries are appointments.
 */
export const neutralTitles: Readonly<Record<string, string>> = {
  doctor: "Make an appointment",
  passport: "Check passport",
  insurance: "Buy insurance",
  companion: "Ask who comes along",
  employer: "Agree days off",
  nicotine: "Reminder",
  medicines: "Ask about my list",
  "follow-up": "Book appointments",
  consent: "Ask for the form",
  cancel: "Last day to cancel or move the date for free",
  pack: "Print documents and pack",
  well: "Reminder",
  arrival: "Arrive",
  rest: "Away",
  flight: "Fly home",
  "cautious-flight": "Reminder",
  letter: "Hand in the letter",
  "desk-work": "Back to work",
  "nicotine-ends": "Reminder",
  "heavy-work": "Back to everything",
};

/** Added to an event whose time our editors have set. */
export const unreviewed = "Time set by our editors. No doctor has reviewed it.";

/** The title of all other events. */
export const neutralTitle = "Appointment";
