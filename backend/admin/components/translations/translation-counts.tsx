import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { type OpenCount, openStates } from '../../../src/translations/translation-overview.ts';
import { translationsLabels as labels, stateLabels } from './translations-labels.ts';
import { hrefOf, type TranslationsQuery } from './translations-query.ts';

type Props = {
  counts: readonly OpenCount[];
  /** Languages into which the user translates. */
  locales: readonly LocaleCode[];
  /** Names of collections and globals, by slug. */
  names: ReadonlyMap<string, string>;
  query: TranslationsQuery;
  i18n: { language: string };
};

/** Renders the numbers of documents per kind, language and state. Each number is a link to the list with as many rows. */
export function TranslationCounts({ counts, locales, names, query, i18n }: Props) {
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const columns = locales.flatMap((locale) => openStates.map((state) => ({ locale, state })));
  const kinds = [...names].filter(([kind]) => counts.some((one) => one.kind === kind));
  return (
    <table className="plantsoen-translation-counts">
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {labelFor({ i18n }, labels.kind)}
          </th>
          {locales.map((locale) => (
            <th key={locale} scope="colgroup" colSpan={openStates.length}>
              {languages.of(locale)}
            </th>
          ))}
        </tr>
        <tr>
          {columns.map(({ locale, state }) => (
            <th key={`${locale} ${state}`} scope="col">
              {labelFor({ i18n }, stateLabels[state])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(([kind, name]) => (
          <tr key={kind}>
            <th scope="row">
              <a href={hrefOf({ sort: query.sort, offset: 0, kind })} aria-current={query.kind === kind ? 'true' : undefined}>
                {name}
              </a>
            </th>
            {columns.map(({ locale, state }) => {
              const found = counts.find((one) => one.kind === kind && one.locale === locale && one.state === state);
              const isShown = query.kind === kind && query.locale === locale && query.state === state;
              return (
                <td key={`${locale} ${state}`}>
                  {found ? (
                    <a
                      href={hrefOf({ sort: query.sort, offset: 0, kind, locale, state })}
                      aria-current={isShown ? 'true' : undefined}
                    >
                      {found.count}
                    </a>
                  ) : (
                    <span className="plantsoen-task-note">0</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
