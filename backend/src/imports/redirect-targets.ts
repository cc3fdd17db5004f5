import { localeOfSite, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { followRedirects, type Journey } from '../redirects/follow-redirects.ts';
import { foldCase, isFile, isOccupied, type Place, type SiteOrigins } from '../redirects/redirect-addresses.ts';
import { redirectAt, toAddress } from '../redirects/stored-redirect.ts';
import type { FileProblem } from './cell-problem.ts';
import type { FieldDifference } from './compare-record.ts';
import { placeOfRedirect } from './compare-redirects.ts';
import type { Comparison } from './compare-rows.ts';
import { addressesOfEntries } from './stored-documents.ts';

const words = {
  loops: {
    nl: 'Deze doorverwijzing leidt terug naar zichzelf.',
    en: 'This redirect leads back to its own address.',
    de: 'Diese Weiterleitung führt zu sich selbst zurück.',
  },
  missing: {
    nl: 'Op het nieuwe adres staat geen pagina. Corrigeer het, of publiceer de pagina eerst.',
    en: 'There is no page at the new address. Correct it, or publish the page first.',
    de: 'Unter der neuen Adresse steht keine Seite. Korrigieren Sie sie, oder veröffentlichen Sie die Seite zuerst.',
  },
} as const satisfies Record<string, Label>;

function placeOf(key: string): Place {
  const { site, uri } = placeOfRedirect(key);
  return { siteId: siteIdOf(site), uri };
}

/**
 * Returns the comparison without the redirects that lead back to themselves or to an address without a page, over others of the
 * file or stored ones.
 */
export async function withoutBadTargets(
  sql: Sql,
  comparison: Comparison,
  { origins, language, column }: { origins: SiteOrigins; language: string; column: number },
): Promise<Comparison> {
  const changed = comparison.differences.filter(({ columnKey, after }) => columnKey === 'redirects.address' && after !== null);
  const targets = new Map(changed.map(({ recordKey, after }) => [recordKey, String(after)]));
  const journeys = new Map<FieldDifference, Journey>();
  for (const difference of changed) {
    const journey = await followRedirects(placeOf(difference.recordKey), async (place) => {
      const locale = localeOfSite(place.siteId);
      const target = targets.get(`${locale} ${foldCase(place.uri)}`);
      return target === undefined ? redirectAt(sql, place, origins) : toAddress('permanent', target, locale, origins);
    });
    if (journey) journeys.set(difference, journey);
  }
  const known = await addressesOfEntries(sql, [...journeys.values()].flatMap(pageAtEnd));
  const problems = [...journeys].flatMap(([{ row, after }, journey]): FileProblem[] => {
    const isMissing = pageAtEnd(journey).some((page) => !known.has(page));
    if (journey.end !== 'loop' && !isMissing) return [];
    const detail = labelFor({ i18n: { language } }, isMissing ? words.missing : words.loops);
    return [{ row, column, value: String(after), reason: 'address', detail }];
  });
  return problems.length === 0 ? comparison : withErrors(comparison, problems);
}

/** Returns the address, such as `1 producten/x`, which must lead to a live entry. None for files and fixed pages. */
function pageAtEnd(journey: Journey): string[] {
  if (journey.end !== 'place') return [];
  const { siteId, uri } = journey.place;
  return isFile(uri) || isOccupied(uri) ? [] : [`${siteId} ${foldCase(uri)}`];
}

/** Moves rows from the changes to the errors. */
function withErrors({ differences, problems, counts }: Comparison, found: readonly FileProblem[]): Comparison {
  const rows = new Set(found.map(({ row }) => row));
  const remaining = differences.filter(({ row }) => !rows.has(row));
  const created = new Set(differences.filter(({ row, recordId }) => rows.has(row) && recordId === null).map(({ row }) => row))
    .size;
  return {
    differences: remaining,
    problems: [...problems, ...found],
    counts: {
      ...counts,
      ...{ new: counts.new - created, changed: counts.changed - (rows.size - created), error: counts.error + rows.size },
      fields: remaining.length,
    },
  };
}
