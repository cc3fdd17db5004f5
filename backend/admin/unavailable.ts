import { defaultLocale, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { Label } from '../src/platform/payload/label.ts';
import { isStorageUnavailable } from '../src/platform/storage/file-storage.ts';

/** Error for an unreachable database during authentication: an editor would otherwise seem logged out. */
export class DatabaseUnavailable extends Error {}

const retryAfterSeconds = '10';

/**
 * Answers a request, with 503 while the database is unreachable, because the session of an editor has not ended then, or while the
 * file storage is.
 */
export async function whenAvailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const isDatabase = error instanceof DatabaseUnavailable;
    if (!isDatabase && !isStorageUnavailable(error)) throw error;
    const name = isDatabase ? 'database' : 'file storage';
    const errors = [{ message: `The ${name} cannot be reached at the moment. Try again in a minute.` }];
    return Response.json({ errors }, { status: 503, headers: { 'Retry-After': retryAfterSeconds } });
  }
}

const texts = {
  title: {
    nl: 'De database is even niet bereikbaar',
    en: 'The database cannot be reached',
    de: 'Die Datenbank ist gerade nicht erreichbar',
  },
  kept: {
    nl: 'U bent niet uitgelogd, en wat u hebt opgeslagen, is bewaard. Wacht een minuut en probeer het opnieuw.',
    en: 'You are still logged in, and everything you saved is safe. Wait a minute and try again.',
    de: 'Sie sind weiterhin angemeldet, und alles Gespeicherte ist erhalten. Warten Sie eine Minute und versuchen Sie es erneut.',
  },
  warn: {
    nl: 'Blijft dit zo? Waarschuw dan de beheerder van de website.',
    en: 'If the problem continues, contact the administrator of the website.',
    de: 'Wenn das so bleibt, informieren Sie den Administrator der Website.',
  },
  again: { nl: 'Probeer het opnieuw', en: 'Try again', de: 'Erneut versuchen' },
} as const satisfies Record<string, Label>;

/**
 * Returns the language that an editor has chosen in the admin, otherwise the first supported one of the browser, otherwise the default
 * language.
 */
export function pageLanguage(cookie: string | undefined, acceptLanguage: string | undefined): LocaleCode {
  const chosen = /(?:^|;\s*)payload-lng=(\w+)/.exec(cookie ?? '')?.[1];
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((range) => range.trim().split(';'))
    .map(([tag = '', quality = 'q=1']) => ({ language: tag.split('-')[0]?.toLowerCase(), q: Number(quality.trim().slice(2)) }))
    .sort((one, other) => other.q - one.q)
    .map(({ language }) => language);
  return [chosen, ...accepted].map((wanted) => localeCodes.find((known) => known === wanted)).find(Boolean) ?? defaultLocale;
}

/** Returns the page that replaces every page of the admin while the database is unreachable. It needs no file and no script. */
export function unavailablePage(language: LocaleCode): string {
  const { title, kept, warn, again } = texts;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title[language]} · Plantsoen</title>
<style>
  body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif; color: #1b1f1a; background: #fff; }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  a { display: inline-block; margin-top: 1rem; padding: .6rem 1.2rem; color: #fff; background: #23402b; text-decoration: none; }
  a:focus-visible { outline: 3px solid #23402b; outline-offset: 3px; }
  @media (prefers-color-scheme: dark) {
    body { color: #eee; background: #141414; }
    a { color: #141414; background: #cfe3d2; }
    a:focus-visible { outline-color: #cfe3d2; }
  }
</style>
<main>
<h1>${title[language]}</h1>
<p>${kept[language]}</p>
<p>${warn[language]}</p>
<a href="">${again[language]}</a>
</main>
</html>
`;
}
