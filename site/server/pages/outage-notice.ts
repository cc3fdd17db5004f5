import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { outageNoticeAttribute, unknownSessionAttribute } from '../../src/platform/navigation/outage-notice.ts';
import { plainText } from '../http/plain-text.ts';
import { injectBeforeBodyEnd } from './inject-before-body-end.ts';
import type { Page } from './page.ts';

const bar =
  'position: sticky; bottom: 0; z-index: 1000; padding: 10px 20px; background: #15211f; color: #fff; font: 400 1rem/1.4 var(--family); text-align: center';
const root = Buffer.from('<html');

/** Returns a stored page with a notice of the time it was rendered. Caches and browsers do not store it. */
export function asStale(page: Page, time: number, locale: LocaleCode): Promise<Page> {
  const text = plainText(locale, 'stalePage', { time: formatTime(time, locale) });
  const headers = { 'Cache-Control': 'no-store', ...staleHeaders(time) };
  return page.changed((document) => withNotice(document, text, locale), headers);
}

/**
 * Returns a public page with a notice for a member whose account is unreachable. `time` is when a stored page was rendered; without it
 * the page is current.
 */
export function asPublicForMember(page: Page, locale: LocaleCode, time?: number): Promise<Page> {
  const text =
    time === undefined
      ? plainText(locale, 'memberPage')
      : plainText(locale, 'staleMemberPage', { time: formatTime(time, locale) });
  const headers = { 'Cache-Control': 'private, no-store', ...(time !== undefined && staleHeaders(time)) };
  return page.changed((document) => withNotice(withUnknownSession(document), text, locale), headers);
}

function staleHeaders(time: number) {
  const age = Math.max(0, Math.floor((Date.now() - time) / 1000));
  return {
    Warning: '110 - "Response is Stale"',
    'Cache-Status': 'plantsoen; hit; detail=stale-if-error',
    Age: String(age),
  };
}

function withNotice(document: Buffer, text: string, locale: LocaleCode): Buffer {
  const label = plainText(locale, 'notice');
  return injectBeforeBodyEnd(document, `<aside ${outageNoticeAttribute} aria-label="${label}" style="${bar}">${text}</aside>`);
}

/** Marks that the page, rendered for guests, does not reflect the visitor's session. */
function withUnknownSession(document: Buffer): Buffer {
  const start = document.indexOf(root) + root.length;
  if (start < root.length) return document;
  return Buffer.concat([document.subarray(0, start), Buffer.from(` ${unknownSessionAttribute}`), document.subarray(start)]);
}

const languages: Readonly<Record<LocaleCode, string>> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };

function formatTime(time: number, locale: LocaleCode): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const;
  return new Intl.DateTimeFormat(languages[locale], options).format(time);
}
