/** The attribute of the notice that the server adds to a page it shows while the API is out of reach. */
export const outageNoticeAttribute = 'data-outage-notice';

/** The attribute of the root element of a public page that is shown to a member whose account cannot be reached. */
export const unknownSessionAttribute = 'data-unknown-session';

/** Whether the document is a stand-in for the current page: each link then loads a document, which shows what can be had by then. */
export function isStandIn(): boolean {
  return document.querySelector(`[${outageNoticeAttribute}]`) !== null;
}

/** Whether the document was rendered for a guest because the session of its visitor could not be checked. */
export function hasUnknownSession(): boolean {
  return document.documentElement.hasAttribute(unknownSessionAttribute);
}
