/** Fields of one person, or made anew for each who asks: tokens that are good for one sending, or for an hour; a shared list, whose link may be taken back at any time. */
const personal = /\b(viewer|formTime|formTokens|sharedQuotationList|preview)\b/;

/** Whether the text of an operation is a query that is answered alike to all who see the same, so that they may share its answer. */
export function isCommonQuery(text: string): boolean {
  return /\bquery\s+\w+/.test(text) && !personal.test(text);
}
