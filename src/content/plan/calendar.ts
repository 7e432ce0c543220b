/**
 * Titles of calendar events that other people may see. They remind the user what a day is for, but do not
 * reveal to anyone else that it is about health. By entry ID; all other entries are appointments.
 */
export const neutralTitles: Readonly<Record<string, string>> = {
  doctor: "Make an appointment",
  passport: "Check passport",
  insurance: "Buy insurance",
  companion: "Ask someone to come",
  employer: "Book time off",
  nicotine: "Reminder",
  medicines: "Questions to ask",
  "follow-up": "Book appointments",
  consent: "Ask for the form",
  cancel: "Last day to cancel or move the date for free",
  pack: "Print documents and pack",
  well: "Reminder",
  arrival: "Arrive",
  rest: "Time away",
  flight: "Fly home",
  "cautious-flight": "Reminder",
  letter: "Drop off a letter",
  "desk-work": "Back to work",
  "nicotine-ends": "Reminder",
  "heavy-work": "Back to normal",
};

/** Added to an event whose time our editors have set. */
export const unreviewed = "Time set by our editors. No doctor has reviewed it.";

/** The title of all other events. */
export const neutralTitle = "Appointment";
