/**
 * Returns the href of a telephone number (NAV-07): without '(0)' and every character except digits and full stops. A number that
 * begins with '+' keeps it, since phones dial an international number only with it.
 */
export function telHref(phoneNumber: string): string {
  const prefix = phoneNumber.trimStart().startsWith('+') ? '+' : '';
  return `tel:${prefix}${phoneNumber.replaceAll('(0)', '').replace(/[^\d.]/g, '')}`;
}
