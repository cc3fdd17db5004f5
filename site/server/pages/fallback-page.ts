import { type LocaleCode, localeOf } from '@plantsoen/contract/locales.ts';
import de from '../../src/errors/messages/de.json' with { type: 'json' };
import en from '../../src/errors/messages/en.json' with { type: 'json' };
import nl from '../../src/errors/messages/nl.json' with { type: 'json' };
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';

const texts = { nl, en, de } satisfies Record<LocaleCode, unknown>;

/** Returns the page for when the error page cannot be rendered either: a message and a link to the homepage (ERR-03). */
export function fallbackPage({ locale, prefix }: SiteAddress): string {
  const { failed, failedText, home } = texts[locale];
  return `<!DOCTYPE html>
<html lang="${localeOf(locale).languageTag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failed}</title>
<body style="max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.55 system-ui, sans-serif; color: #15211f">
<h1>${failed}</h1>
<p>${failedText}</p>
<p><a href="${prefix}/" style="color: #2b6a61">${home}</a></p>
</body>
</html>
`;
}
