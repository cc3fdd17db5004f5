import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import de from '../../src/preview/messages/de.json' with { type: 'json' };
import en from '../../src/preview/messages/en.json' with { type: 'json' };
import nl from '../../src/preview/messages/nl.json' with { type: 'json' };
import { injectBeforeBodyEnd } from '../pages/inject-before-body-end.ts';

const texts = { nl, en, de } satisfies Record<LocaleCode, unknown>;

const bar =
  'position: sticky; bottom: 0; z-index: 1000; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 24px; padding: 8px 20px; background: #15211f; color: #fff; font: 400 1rem/1.4 var(--family)';
const button =
  'min-height: 44px; padding: 0 16px; border: 1px solid #fff; border-radius: 2px; background: none; color: inherit; font: inherit; cursor: pointer';

/** Returns the document with a bar that marks the draft and leads out of the preview. */
export function withPreviewBar(document: Buffer, locale: LocaleCode): Buffer {
  const { label, notice, leave } = texts[locale];
  const html = `<aside aria-label="${label}" style="${bar}"><span>${notice}</span><form method="get"><input type="hidden" name="preview" value="false"><button style="${button}">${leave}</button></form></aside>`;
  return injectBeforeBodyEnd(document, html);
}

/** Returns the message for a preview link that is invalid or expired. */
export function refusedPreview(locale: LocaleCode): string {
  return texts[locale].refused;
}
