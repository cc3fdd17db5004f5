import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { differenceOf } from './changed-words.ts';
import { translateLabels as labels } from './translate-labels.ts';

type Props = { was: string; words: string; locale: LocaleCode; i18n: { language: string } };

/** Maximum length of the unchanged text around a change, in characters. */
const maxContext = 60;

/** Renders what has changed in the source since the translation: the words before and after, with some context. */
export function SourceChange({ was, words, locale, i18n }: Props) {
  const { start, removed, added, end } = differenceOf(was, words);
  const text = (name: 'changed' | 'before' | 'after') => labelFor({ i18n }, labels[name]);
  return (
    <p className="plantsoen-source-change">
      <span>{text('changed')}: </span>
      <span className="plantsoen-change" lang={locale}>
        {start.length > maxContext ? `… ${start.slice(-maxContext)}` : start}
        {removed && (
          <>
            <span className="plantsoen-unseen">{text('before')} </span>
            <del>{removed}</del>{' '}
          </>
        )}
        {added && (
          <>
            <span className="plantsoen-unseen">{text('after')} </span>
            <ins>{added}</ins>
          </>
        )}
        {end.length > maxContext ? `${end.slice(0, maxContext)} …` : end}
      </span>
    </p>
  );
}
