import { defaultLocale, type LocaleCode } from '@plantsoen/contract/locales.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { type TranslationRow, translatedLocales } from '../../../src/translations/translation-overview.ts';
import { LocalDate } from '../local-date.tsx';
import { kindLabels, stateLabels, translationsLabels } from './translations-labels.ts';

type Props = {
  rows: readonly TranslationRow[];
  i18n: { language: string };
  page: { kind: string; sort: string };
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

/** Renders entries with the state of each translation, linked to its edit view. */
export function TranslationsTable({ rows, i18n, page: { kind, sort: current } }: Props) {
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const sorted = (sort: string) => `/admin/translations?${new URLSearchParams({ ...(kind && { kind }), sort })}`;
  const entryHref = (row: TranslationRow, locale: LocaleCode) => `/admin/collections/${row.kind}/${row.id}?locale=${locale}`;
  return (
    <table>
      <thead>
        <tr>
          {columns.map(([name, sort]) => (
            <th key={name} scope="col" aria-sort={orderOf(sort, current)}>
              <a href={sorted(sort)}>{labelFor({ i18n }, translationsLabels[name])}</a>
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
        {rows.map((row) => (
          <tr key={`${row.kind} ${row.id}`}>
            <td>{labelFor({ i18n }, kindLabels[row.kind])}</td>
            <td>
              <a href={entryHref(row, defaultLocale)}>{row.title}</a>
            </td>
            <td>
              <LocalDate date={row.changedAt.toISOString()} />
            </td>
            {translatedLocales.map((locale) => {
              const state = row.states[locale] ?? 'missing';
              return (
                <td key={locale} data-state={state}>
                  <a href={entryHref(row, locale)}>{labelFor({ i18n }, stateLabels[state])}</a>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
