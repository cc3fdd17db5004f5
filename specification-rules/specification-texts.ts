import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { specificationWords } from './specification-words.ts';
import type { SpecifiedItem, TextKind } from './specified-item.ts';
import { dimensions, statements } from './statements.ts';

/** Longest line of a GAEB outline text. */
const maxShortText = 70;

/** A specification text: its first sentence, its statements, and 'or equal'. */
export type SpecificationText = { heading: string; lines: string[]; end: string };

/** Returns the long text (German: Langtext) of an item. */
export function longText(item: SpecifiedItem, locale: LocaleCode, kind: TextKind): SpecificationText {
  const { supply, orEqual } = specificationWords[locale];
  return {
    heading: `${supply(locale === 'de' ? capitalised(item.kind) : uncapitalised(item.kind))}.`,
    lines: statements(item, locale, kind).map(({ label, value }) => `${label}: ${value}`),
    end: `${orEqual}.`,
  };
}

/** Returns a text as one paragraph, as Dutch bills of quantities (RAW, STABU) have it. */
export function paragraph({ heading, lines, end }: SpecificationText): string {
  return [heading, ...lines.map((line) => `${line}.`), end].join(' ');
}

/** Returns a text with a line for each statement. */
export const linesOf = ({ heading, lines, end }: SpecificationText): string => [heading, ...lines, end].join('\n');

/** Returns the short text (German: Kurztext) of an item: at most 70 characters. */
export function shortText(item: SpecifiedItem, locale: LocaleCode, kind: TextKind): string {
  const name = kind === 'product' ? `${item.title} ${item.articleNumber}` : capitalised(item.kind);
  const measures = dimensions(item, locale);
  const whole = measures === null ? name : `${name}, ${measures}`;
  return whole.length <= maxShortText ? whole : name.slice(0, maxShortText);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a name for use within a sentence. Acronyms keep their capitals. */
const uncapitalised = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
