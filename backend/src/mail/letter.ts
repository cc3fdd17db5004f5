import { letterHtml } from './letter-html.ts';
import type { Letter } from './letter-parts.ts';
import { letterText } from './letter-text.ts';

/** A mail in the company's name, in two forms made from the same parts: for people who read pictures and colours, and for those who read text. */
export function letter(parts: Letter): { fromName: string; text: string; html: string } {
  return { fromName: parts.company.name, text: letterText(parts), html: letterHtml(parts) };
}
