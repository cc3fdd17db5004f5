import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { type MessageValues, write } from '../../src/platform/messages/message.ts';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };

const texts = { nl, en, de } satisfies Record<LocaleCode, unknown>;

/** Returns a text for a visitor who gets no page, in the language of the address (LOC-07). */
export function plainText(locale: LocaleCode, key: keyof typeof nl, values?: MessageValues): string {
  return write(texts[locale][key], locale, values);
}
