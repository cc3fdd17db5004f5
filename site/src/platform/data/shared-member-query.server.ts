/**
 * Fields that are personal or made per request: tokens for one submission or one hour, and a shared list, whose owner may revoke it at
 * any time.
 */
const personal = /\b(viewer|formTime|formTokens|sharedQuotationList|preview)\b/;

/** Whether a text is a query without personal fields, so that callers with the same rights may share its answer. */
export function isSharedMemberQuery(text: string): boolean {
  return /\bquery\s+\w+/.test(text) && !personal.test(text);
}
