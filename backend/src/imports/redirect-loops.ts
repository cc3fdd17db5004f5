import { defaultLocale, type LocaleCode, localeOfSite, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { followRedirects } from '../redirects/follow-redirects.ts';
import { foldCase, type Place, type SiteOrigins } from '../redirects/redirect-addresses.ts';
import { redirectAt, toAddress } from '../redirects/stored-redirect.ts';
import type { FileProblem } from './cell-problem.ts';
import type { Comparison } from './compare-rows.ts';

const loops: Label = {
  nl: 'Deze doorverwijzing leidt terug naar zichzelf.',
  en: 'This redirect leads back to its own address.',
  de: 'Diese Weiterleitung führt zu sich selbst zurück.',
};

const placeOf = (key: string): Place => {
  const [site = defaultLocale, uri = ''] = key.split(' ');
  return { siteId: siteIdOf(site as LocaleCode), uri };
};

/** Returns the comparison without the redirects that lead back to themselves, over others of the file or stored ones. */
export async function withoutLoops(
  sql: Sql,
  comparison: Comparison,
  { origins, language, column }: { origins: SiteOrigins; language: string; column: number },
): Promise<Comparison> {
  const changed = comparison.differences.filter(({ columnKey, after }) => columnKey === 'redirects.address' && after !== null);
  const targets = new Map(changed.map(({ recordKey, after }) => [recordKey, String(after)]));
  const problems: FileProblem[] = [];
  for (const { row, recordKey, after } of changed) {
    const journey = await followRedirects(placeOf(recordKey), async (place) => {
      const locale = localeOfSite(place.siteId);
      const target = targets.get(`${locale} ${foldCase(place.uri)}`);
      return target === undefined ? redirectAt(sql, place, origins) : toAddress('permanent', target, locale, origins);
    });
    if (journey?.end === 'loop')
      problems.push({ row, column, value: String(after), reason: 'address', detail: labelFor({ i18n: { language } }, loops) });
  }
  return problems.length === 0 ? comparison : withErrors(comparison, problems);
}

/** Moves rows from the changes to the errors. */
function withErrors({ differences, problems, counts }: Comparison, loopProblems: readonly FileProblem[]): Comparison {
  const rows = new Set(loopProblems.map(({ row }) => row));
  const remaining = differences.filter(({ row }) => !rows.has(row));
  const created = new Set(differences.filter(({ row, recordId }) => rows.has(row) && recordId === null).map(({ row }) => row))
    .size;
  return {
    differences: remaining,
    problems: [...problems, ...loopProblems],
    counts: {
      ...counts,
      ...{ new: counts.new - created, changed: counts.changed - (rows.size - created), error: counts.error + rows.size },
      fields: remaining.length,
    },
  };
}
