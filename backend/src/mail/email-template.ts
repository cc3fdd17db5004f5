import { renderEmailHtml } from './email-template-html.ts';
import type { EmailTemplate } from './email-template-parts.ts';
import { renderEmailText } from './email-template-text.ts';

/** Returns an email in the company's name, as text and as HTML made from the same parts. */
export function letter(parts: EmailTemplate): { fromName: string; text: string; html: string } {
  return { fromName: parts.company.name, text: renderEmailText(parts), html: renderEmailHtml(parts) };
}
