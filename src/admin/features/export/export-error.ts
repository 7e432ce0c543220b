/** A failed export, with a message for the user. */
export class ExportError extends Error {}
