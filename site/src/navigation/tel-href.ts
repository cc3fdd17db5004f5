/** The href of a telephone number (NAV-07): '(0)' and every character except digits and full stops are left out. */
export function telHref(phoneNumber: string): string {
  return `tel:${phoneNumber.replaceAll('(0)', '').replace(/[^\d.]/g, '')}`;
}
