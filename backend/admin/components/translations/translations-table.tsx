import { defaultLocale } from '@plantsoen/contract/locales.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { type StateCounts, worstState } from '../../../src/translations/compare-texts.ts';
import { translatedLocales } from '../../../src/translations/document-texts.ts';
import { globalId, translationHref } from '../../../src/translations/translation-href.ts';
import { openStates, type TranslationRow } from '../../../src/translations/translation-overview.ts';
import { LocalDate } from '../local-date.tsx';
import { LanguageMark } from './language-mark.tsx';
import { translationsLabels as labels, stateLabels } from './translations-labels.ts';
import { hrefOf, type TranslationsQuery } from './translations-query.ts';

type Props = {
  rows: readonly TranslationRow[];
  /** Names of collections and globals, by slug. */
  names: ReadonlyMap<string, string>;
  query: TranslationsQuery;
  i18n: { language: string };
};

const columns = [
  ['kind', 'kind'],
  ['entry', 'title'],
  ['changedAt', 'changedAt'],
] as const;

/** Returns the sort order of a column: kinds and titles ascending, changes descending. */
function orderOf(sort: string, current: string): 'ascending' | 'descending' | undefined {
  if (sort !== current) return undefined;
  return sort === 'changedAt' ? 'descending' : 'ascending';
}

/** Renders documents with the state of each translation, linked to the view with source and translation side by side. */
export function TranslationsTable({ rows, names, query, i18n }: Props) {
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <table className="plantsoen-translations">
      <thead>
        <tr>
          {columns.map(([name, sort]) => (
            <th key={name} scope="col" aria-sort={orderOf(sort, query.sort)}>
              <a href={hrefOf({ ...query, sort, offset: 0 })}>{labelFor({ i18n }, labels[name])}</a>
            </th>
          ))}
          {translatedLocales.map((locale) => (
            <th key={locale} scope="col">
              {languages.of(locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, id, title, changedAt, states }) => (
          <tr key={`${kind} ${id}`}>
            <td>{names.get(kind)}</td>
            <td>
              <a href={documentHref(kind, id)}>{title || names.get(kind)}</a>
              <span className="plantsoen-translation-kind plantsoen-task-note">{names.get(kind)}</span>
            </td>
            <td>
              <LocalDate date={changedAt.toISOString()} />
            </td>
            {translatedLocales.map((locale) => {
              const counts = states[locale];
              const state = worstState(counts);
              return (
                <td key={locale} data-state={state}>
                  <a className="plantsoen-translation-state" href={translationHref(kind, id, locale)}>
                    <LanguageMark locale={locale} state={state} i18n={i18n} />
                    {counts && <span>{describe(i18n, counts)}</span>}
                  </a>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the address of the form of a document, in the default language. */
const documentHref = (kind: string, id: number) =>
  `/admin/${id === globalId ? `globals/${kind}` : `collections/${kind}/${id}`}?locale=${defaultLocale}`;

/** Returns the numbers of texts in words, such as "Ontbreekt 2, verouderd 1". */
function describe(i18n: { language: string }, counts: StateCounts): string {
  const parts = openStates.flatMap((state) =>
    counts[state] > 0 ? [`${labelFor({ i18n }, stateLabels[state])} ${counts[state]}`] : [],
  );
  return parts.join(', ') || labelFor({ i18n }, stateLabels.current);
}
