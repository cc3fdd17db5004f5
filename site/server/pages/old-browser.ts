import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import de from '../../src/old-browser/messages/de.json' with { type: 'json' };
import en from '../../src/old-browser/messages/en.json' with { type: 'json' };
import nl from '../../src/old-browser/messages/nl.json' with { type: 'json' };
import notice from '../../src/old-browser/notice.js?raw';
import type { HttpContext } from '../http/http-context.ts';
import { Page } from './page.ts';

const path = '/old-browser.js';
const texts = { nl, en, de } satisfies Record<LocaleCode, unknown>;

/** Tag at the end of every document. Browsers with modules ignore it, at the cost of these bytes only (PAG-09). */
export const oldBrowserTag = `<script nomodule src="${path}"></script>`;

/** Script that suggests other browsers to visitors with an old Internet Explorer. */
export const oldBrowserScript = notice.slice(notice.indexOf('(function')).replace('TEXTS', () => JSON.stringify(texts));

const headers = ['Content-Type', 'text/javascript; charset=utf-8', 'Cache-Control', 'public, max-age=86400'];
const page = new Page(200, [...headers, 'X-Content-Type-Options', 'nosniff'], Buffer.from(oldBrowserScript));

/** Answers the address of that script. Resolves to false for every other address. */
export async function answerOldBrowser(httpContext: HttpContext): Promise<boolean> {
  if (httpContext.path !== path) return false;
  await page.answer(httpContext.request, httpContext.response);
  return true;
}
