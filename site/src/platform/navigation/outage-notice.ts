/** Attribute of the notice on a page that the server renders while the API is unreachable. */
export const outageNoticeAttribute = 'data-outage-notice';

/** Attribute of the root element of a public page rendered for a member whose account is unreachable. */
export const unknownSessionAttribute = 'data-unknown-session';

/** Whether the document replaces the current page during an outage. Each link then loads a document, in case the API is back. */
export function isStandIn(): boolean {
  return document.querySelector(`[${outageNoticeAttribute}]`) !== null;
}

/** Whether the document was rendered for a guest because the visitor's session could not be verified. */
export function hasUnknownSession(): boolean {
  return document.documentElement.hasAttribute(unknownSessionAttribute);
}
