import { renderEmailHtml } from './email-template-html.ts';
import { type EmailPart, type EmailRow, type EmailTemplate, linkOf, paragraphsOf } from './email-template-parts.ts';

/** Returns an email as plain text. */
function renderEmailText({ company, title, intro, parts }: EmailTemplate): string {
  const footer = ['-- ', company.name, ...(company.address ?? []), company.phone, company.email, linkOf(company.url)];
  return `${[
    title,
    '='.repeat(Math.min(title.length, 72)),
    ...paragraphsOf(intro).flatMap((paragraph) => ['', paragraph]),
    ...parts.flatMap((part) => ['', ...linesOf(part)]),
    '',
    ...footer.filter((line) => line !== undefined && line !== ''),
  ].join('\n')}\n`;
}

function linesOf(part: EmailPart): string[] {
  switch (part.kind) {
    case 'heading':
      return [part.text, '-'.repeat(Math.min(part.text.length, 72))];
    case 'paragraph':
    case 'note':
      return [paragraphsOf(part.text).join('\n\n')];
    case 'button':
    case 'link':
      return [`${part.label}:`, linkOf(part.url) ?? part.url];
    case 'rows':
      return part.rows.flatMap(rowLines);
    case 'lines':
      return part.lines.flatMap(({ title, url, aside, facts = [] }, index) => [
        ...(index > 0 ? [''] : []),
        `* ${title}${aside ? ` (${aside})` : ''}`,
        ...facts.flatMap(rowLines).map((line) => `  ${line}`),
        ...(linkOf(url) ? [`  ${linkOf(url)}`] : []),
      ]);
  }
}

/** Returns a row on one line, or a label above a value of several lines. The link is added unless the value contains it. */
function rowLines({ label, value, url }: EmailRow): string[] {
  const lines = value.replace(/\r\n?/g, '\n').trim().split('\n');
  const link = linkOf(url);
  const linkLines = link === undefined || value.includes(link) || link === `mailto:${value}` ? [] : [`  ${link}`];
  return lines.length === 1
    ? [`${label}: ${lines[0]}`, ...linkLines]
    : [`${label}:`, ...lines.map((line) => `  ${line}`), ...linkLines];
}

/** Returns an email in the company's name, as text and as HTML made from the same parts. */
export function renderEmail(parts: EmailTemplate): { fromName: string; text: string; html: string } {
  return { fromName: parts.company.name, text: renderEmailText(parts), html: renderEmailHtml(parts) };
}
