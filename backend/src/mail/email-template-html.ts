import { localeOf } from '@plantsoen/contract/locales.ts';
import {
  type EmailCompany,
  type EmailLine,
  type EmailPart,
  type EmailRow,
  type EmailTemplate,
  linkOf,
  paragraphsOf,
} from './email-template-parts.ts';
import { darkLook, look } from './email-template-style.ts';

/** Returns an email as HTML in one column, for mail programs. */
export function renderEmailHtml({ locale, company, title, intro, parts }: EmailTemplate): string {
  const body = [...paragraphsOf(intro).map(paragraph), ...parts.map(partHtml)].join('\n');
  const name = linked(safe(company.name), company.url, look.name, 'ink');
  return `<!doctype html>
<html lang="${localeOf(locale).languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${safe(title)}</title>
<style>${darkLook}</style>
</head>
<body class="paper" style="${look.page}">
<table role="presentation" class="paper" style="${look.outer}" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="${look.margin}">
<table role="presentation" style="${look.container}" cellpadding="0" cellspacing="0" border="0">
<tr><td class="ink ground" style="${look.head}">${name}</td></tr>
<tr><td style="${look.body}">
<h1 class="ink title" style="${look.title}">${safe(title)}</h1>
${body}
</td></tr>
<tr><td class="soft line" style="${look.foot}">${footer(company)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function footer({ name, address = [], phone, email, url }: EmailCompany): string {
  const place = [name, ...address].map(safe).join('<br>');
  const reach = [
    phone && safe(phone),
    email && linked(safe(email), `mailto:${email}`, look.link, 'theme'),
    url && linked(safe(URL.parse(url)?.host ?? url), url, look.link, 'theme'),
  ].filter(Boolean);
  return reach.length > 0 ? `${place}<br>${reach.join(' &middot; ')}` : place;
}

function partHtml(part: EmailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 class="ink" style="${look.heading}">${safe(part.text)}</h2>`;
    case 'paragraph':
      return paragraphsOf(part.text).map(paragraph).join('\n');
    case 'note':
      return `<p class="soft" style="${look.note}">${lineBreaks(part.text)}</p>`;
    case 'button':
      return button(part.label, part.url);
    case 'link':
      return `<p class="ink" style="${look.paragraph}">${linked(safe(part.label), part.url, look.link, 'theme')}</p>`;
    case 'rows':
      return `<table style="${look.table}" class="ground" cellpadding="0" cellspacing="0">\n${part.rows.map(row).join('\n')}\n</table>`;
    case 'lines':
      return list(part.lines);
  }
}

const paragraph = (text: string) => `<p class="ink" style="${look.paragraph}">${lineBreaks(text)}</p>`;

function row({ label, value, url }: EmailRow): string {
  const shown = linked(lineBreaks(value), url, look.link, 'theme');
  return `<tr><th scope="row" class="soft line" style="${look.label}">${safe(label)}</th><td class="ink line" style="${look.value}">${shown}</td></tr>`;
}

function list(lines: readonly EmailLine[]): string {
  const hasPictures = lines.some(({ picture }) => linkOf(picture));
  const item = ({ title, url, picture, aside = '', facts = [] }: EmailLine) => {
    const image = linkOf(picture);
    const shown = image ? `<img src="${safe(image)}" alt="" width="112" style="${look.image}">` : '';
    const rows = facts.map(
      ({ label, value }) => `<span class="soft" style="${look.fact}">${safe(label)}: ${lineBreaks(value)}</span>`,
    );
    return `<tr>${hasPictures ? `<td class="line" style="${look.picture}">${shown}</td>` : ''}<td class="line" style="${look.item}">${linked(safe(title), url, look.itemTitle, 'ink')}${rows.join('')}</td><td class="ink line" style="${look.aside}">${safe(aside)}</td></tr>`;
  };
  return `<table role="presentation" style="${look.table}" class="ground" cellpadding="0" cellspacing="0">\n${lines.map(item).join('\n')}\n</table>`;
}

function button(label: string, url: string): string {
  const link = linkOf(url);
  if (link === undefined) return paragraph(`${label}: ${url}`);
  return `<table role="presentation" style="margin:24px 0" cellpadding="0" cellspacing="0" border="0"><tr><td style="${look.buttonCell}"><a href="${safe(link)}" style="${look.button}">${safe(label)}</a></td></tr></table>`;
}

/** Returns markup within a link, or without one if the address may not be opened. */
function linked(markup: string, url: string | undefined, style: string, role: string): string {
  const link = linkOf(url);
  if (link !== undefined) return `<a href="${safe(link)}" class="${role}" style="${style}">${markup}</a>`;
  return style === look.link ? markup : `<span class="${role}" style="${style}">${markup}</span>`;
}

const lineBreaks = (text: string) => safe(text.replace(/\r\n?/g, '\n').trim()).replaceAll('\n', '<br>');

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);
