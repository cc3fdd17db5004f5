import { labelFor } from '../../src/platform/payload/label.ts';
import type { TranslationRow } from '../../src/translations/translation-overview.ts';
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

/** The kinds and titles run from A to Z, the changes from the newest to the oldest. */
function orderOf(sort: string, current: string): 'ascending' | 'descending' | undefined {
  if (sort !== current) return undefined;
  return sort === 'changedAt' ? 'descending' : 'ascending';
}

/** Entries with the state of each translation, which leads to where it is written. */
export function TranslationsTable({ rows, i18n, page: { kind, sort: current } }: Props) {
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'Europe/Amsterdam' });
  const sorted = (sort: string) => `/admin/translations?${new URLSearchParams({ ...(kind && { kind }), sort })}`;
  const entryHref = (row: TranslationRow, locale: string) => `/admin/collections/${row.kind}/${row.id}?locale=${locale}`;
  return (
    <table>
      <thead>
        <tr>
          {columns.map(([name, sort]) => (
            <th key={name} scope="col" aria-sort={orderOf(sort, current)}>
              <a href={sorted(sort)}>{labelFor({ i18n }, translationsLabels[name])}</a>
            </th>
          ))}
          {(['en', 'de'] as const).map((locale) => (
            <th key={locale} scope="col">
              {labelFor({ i18n }, translationsLabels[locale])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.kind} ${row.id}`}>
            <td>{labelFor({ i18n }, kindLabels[row.kind])}</td>
            <td>
              <a href={entryHref(row, 'nl')}>{row.title}</a>
            </td>
            <td>{dates.format(row.changedAt)}</td>
            {(['en', 'de'] as const).map((locale) => (
              <td key={locale} data-state={row[locale]}>
                <a href={entryHref(row, locale)}>{labelFor({ i18n }, stateLabels[row[locale]])}</a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
