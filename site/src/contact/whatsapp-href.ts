import { telHref } from '../navigation/tel-href.ts';

/** Where a conversation with a number begins. */
export function whatsappHref(number: string): string {
  return `https://wa.me/${telHref(number).replace(/\D/g, '')}`;
}
