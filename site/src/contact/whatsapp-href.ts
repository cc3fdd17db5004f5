import { telHref } from '../navigation/tel-href.ts';

/** Returns the address that starts a WhatsApp conversation with a number. */
export function whatsappHref(number: string): string {
  return `https://wa.me/${telHref(number).replace(/\D/g, '')}`;
}
