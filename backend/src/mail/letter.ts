import { letterHtml } from './letter-html.ts';
import type { Letter } from './letter-parts.ts';
import { letterText } from './letter-text.ts';

/** A mail's two forms, made from the same parts: for people who read pictures and colours, and for those who read text. */
export function letter(parts: Letter): { text: string; html: string } {
  return { text: letterText(parts), html: letterHtml(parts) };
}
