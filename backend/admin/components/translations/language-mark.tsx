import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { TranslationState } from '../../../src/translations/compare-texts.ts';
import { stateLabels } from './translations-labels.ts';

type Props = { locale: LocaleCode; state: TranslationState; i18n: { language: string } };

/**
 * Renders the state of a translation as a mark: filled if it is live, outlined as a draft, rust if it is outdated, dashed if it is
 * missing. Screen readers read language and state, such as "Duits: Verouderd".
 */
export function LanguageMark({ locale, state, i18n }: Props) {
  const name = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(locale);
  const text = `${name}: ${labelFor({ i18n }, stateLabels[state])}`;
  return (
    <span className="plantsoen-language" data-state={state === 'current' ? 'live' : state} title={text}>
      <span aria-hidden="true">{locale}</span>
      <span className="plantsoen-unseen">{text}</span>
    </span>
  );
}
