import { parameterOf } from '@plantsoen/contract/product-query.ts';

/**
 * Returns the heading and the name of a colour: its code and its name without the code. A material finish has its name as
 * heading, because its code means nothing to visitors.
 */
export function colourWords({ code, title }: { code: string; title: string }): { heading: string; name?: string } {
  if (!/\d/.test(code)) return { heading: title };
  return { heading: code, name: title.replace(`(${code})`, '').trim() };
}

/** Returns the name of a colour for orders: its code and title. A title that contains the code is used alone. */
export function colourName({ code, title }: { code: string; title: string }): string {
  return title.includes(code) || !/\d/.test(code) ? title : `${code} ${title}`;
}

/** Returns the address of the contrast calculator with the colour selected (CAT-20). */
export function contrastHref(pageHref: string, code?: string): string {
  return code ? `${pageHref}?${new URLSearchParams({ colour: parameterOf(code) })}` : pageHref;
}

/**
 * Returns the address of the samples form with the colour selected, or entered as another colour (`forms/prefill.ts`). The form's
 * option values are colour codes in lower case. Without a code, the visitor names another colour.
 */
export function samplesHref(pageHref: string, code?: string): string {
  const query = new URLSearchParams({ samples: code?.toLowerCase().replaceAll(' ', '-') ?? 'other' });
  if (code) query.set('otherColour', code);
  return `${pageHref}?${query}`;
}
