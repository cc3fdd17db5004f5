/**
 * Where a sample of a colour is asked for: the form there finds it ticked, or as another colour that is named (`forms/prefill.ts`). Its
 * options are called as the codes of colours are, in small letters. Without a code it is a colour that the visitor has yet to name.
 */
export function samplesHref(pageHref: string, code?: string): string {
  const query = new URLSearchParams({ samples: code?.toLowerCase().replaceAll(' ', '-') ?? 'other' });
  if (code) query.set('otherColour', code);
  return `${pageHref}?${query}`;
}
