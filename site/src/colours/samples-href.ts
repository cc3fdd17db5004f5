/**
 * Returns the address of the samples form with the colour selected, or entered as another colour (`forms/prefill.ts`). The form's
 * option values are colour codes in lower case. Without a code, the visitor names another colour.
 */
export function samplesHref(pageHref: string, code?: string): string {
  const query = new URLSearchParams({ samples: code?.toLowerCase().replaceAll(' ', '-') ?? 'other' });
  if (code) query.set('otherColour', code);
  return `${pageHref}?${query}`;
}
