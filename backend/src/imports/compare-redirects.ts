import { defaultLocale, isLocaleCode, type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { type SiteOrigins, sourceUri, targetOf } from '../redirects/redirect-addresses.ts';
import type { CellProblem } from './cell-problem.ts';
import type { FieldDifference, Statement } from './compare-record.ts';
import type { StoredRecord } from './stored-record.ts';

/** Facts that a redirect must not contradict: the origins of the sites, and the addresses of live entries as `1 producten/x`. */
export type RedirectRules = { origins: SiteOrigins; liveAddresses: ReadonlySet<string> };

const words = {
  live: {
    nl: 'Op dit adres staat een gepubliceerd onderdeel.',
    en: 'A published entry uses this address.',
    de: 'Unter dieser Adresse steht ein veröffentlichter Inhalt.',
  },
  entry: {
    nl: 'Deze doorverwijzing leidt naar een onderdeel. Wijzig haar in het beheer.',
    en: 'This redirect leads to an entry. Change it in the admin.',
    de: 'Diese Weiterleitung führt zu einem Inhalt. Ändern Sie sie in der Verwaltung.',
  },
  missing: { nl: 'Het nieuwe adres ontbreekt.', en: 'The new address is missing.', de: 'Die neue Adresse fehlt.' },
  gone: {
    nl: 'Een verdwenen adres (410) heeft geen nieuw adres.',
    en: 'A permanently gone address (410) has no new address.',
    de: 'Eine entfernte Adresse (410) hat keine neue Adresse.',
  },
} as const satisfies Record<string, Label>;

const addressProblem = (label: Label, language: string): CellProblem => ({
  reason: 'address',
  detail: labelFor({ i18n: { language } }, label),
});

/** Returns the key of a redirect by its site and old address, or why there can be none. */
export function redirectKey(
  site: string,
  path: string,
  {
    rules: { origins, liveAddresses },
    isStored,
    language,
  }: { rules: RedirectRules; isStored(key: string): boolean; language: string },
): string | CellProblem {
  const locale = isLocaleCode(site) ? site : defaultLocale;
  const uri = sourceUri(path, locale, origins);
  if (typeof uri !== 'string') return addressProblem(uri.problem, language);
  const key = `${locale} ${uri}`;
  return liveAddresses.has(`${siteIdOf(locale)} ${uri}`) && !isStored(key) ? addressProblem(words.live, language) : key;
}

/** Returns the site and the old address of a redirect's key. The address may contain spaces. */
export function placeOfRedirect(key: string): { site: LocaleCode; uri: string } {
  const [site = '', ...words] = key.split(' ');
  return { site: isLocaleCode(site) ? site : defaultLocale, uri: words.join(' ') };
}

type RedirectRow = {
  key: string;
  former: StoredRecord | undefined;
  statements: readonly Statement[];
  differences: readonly FieldDifference[];
};

/** Returns the problem between the fields of a redirect, or the changes with those that follow: a gone address loses its target. */
export function redirectChanges(
  { key, former, statements, differences }: RedirectRow,
  origins: SiteOrigins,
  language: string,
): FieldDifference[] | { problem: CellProblem; statement: Statement | undefined } {
  const statement = statements.find(({ column }) => column.field === 'address');
  const kind = statements.find(({ column }) => column.field === 'kind')?.value ?? former?.values.kind ?? null;
  const refuse = (label: Label) => ({ problem: addressProblem(label, language), statement });
  if (former?.leadsToEntry) {
    const changed = statements.find(({ isSame }) => !isSame);
    return changed ? { problem: addressProblem(words.entry, language), statement: changed } : [];
  }
  const formerAddress = former?.values.address ?? null;
  if (kind === 'gone') {
    if (statement && statement.value !== null) return refuse(words.gone);
    const [first] = differences;
    if (!first || statement || formerAddress === null) return [...differences];
    return [...differences, { ...first, columnKey: 'redirects.address', before: formerAddress, after: null }];
  }
  const address = statement ? statement.value : formerAddress;
  if (typeof address !== 'string') return refuse(words.missing);
  const target = targetOf(address, placeOfRedirect(key).site, origins);
  return 'problem' in target ? refuse(target.problem) : [...differences];
}
