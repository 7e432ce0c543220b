/**
 * Pages to which a quote form sent without script is redirected. The route table and the function share
 * these paths, so that a response never redirects to a page that does not exist.
 */

/** The form as a separate page. `/quote/{treatment}` is the same page with the treatment filled in. */
export const QUOTE_PATH = "/quote";

/** Says that the request was received. The reference is in the fragment: `/quote/sent#SV-7K2M-4QXV`. */
export const QUOTE_SENT_PATH = "/quote/sent";

/** Says why the request was not sent. One of `NOT_SENT_CODES` is in the fragment. */
export const QUOTE_NOT_SENT_PATH = "/quote/not-sent";
