import { letterHtml } from './letter-html.ts';
import type { Letter } from './letter-parts.ts';
import { letterText } from './letter-text.ts';

/** Returns an email in the company's name, as text and as HTML made from the same parts. */
export function letter(parts: Letter): { fromName: string; text: string; html: string } {
  return { fromName: parts.company.name, text: letterText(parts), html: letterHtml(parts) };
}
