// JavaScript APIs that a browser of the support range lacks, according to MDN's compatibility data.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';

const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** A global (without owner), or a member of a global. */
export type Api = { owner?: string; name: string; isStatic?: boolean };

/** Queries of the support range, for instance `safari >= 17.0`. */
export const supportRange: readonly string[] = JSON.parse(
  readFileSync(new URL('../../site/package.json', import.meta.url), 'utf8'),
).browserslist;

const oldest = supportRange.map((query) => {
  const [name = '', , version = ''] = query.split(' ');
  return { browser: (name === 'ios_saf' ? 'safari_ios' : name) as BrowserName, version };
});

const numeric = new Intl.Collator('en', { numeric: true });
const isUpTo = (version: string, limit: string) => numeric.compare(version.replace('≤', ''), limit) <= 0;

function isSupported({ support }: CompatStatement): boolean {
  return oldest.every(({ browser, version }) =>
    [support[browser] ?? []]
      .flat()
      .some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) => {
        if (typeof added !== 'string' || added === 'preview' || flags || prefix || alternative_name) return false;
        return isUpTo(added, version) && (typeof removed !== 'string' || !isUpTo(removed, version));
      }),
  );
}

type CheckedApi = Api & { isSupported: boolean };

function readGroup(group: Identifier): CheckedApi[] {
  return entriesOf(group).flatMap(([owner, data]) => {
    const members = entriesOf(data).filter(([name]) => name !== owner && !/_event$|^@@/.test(name));
    return [
      { name: owner, isSupported: !data.__compat || isSupported(data.__compat) },
      ...members.map(([name, { __compat }]) => ({
        owner,
        name: name.replace(/_static$/, ''),
        isStatic: name.endsWith('_static'),
        isSupported: !__compat || isSupported(__compat),
      })),
    ];
  });
}

const entriesOf = (data: Identifier) => Object.entries(data).filter(([name]) => name !== '__compat') as [string, Identifier][];

const known = [bcd.api, bcd.javascript.builtins].flatMap((group) => readGroup(group as Identifier));

/** APIs that at least one browser of the range lacks. */
export const missingApis: readonly Api[] = known.filter((api) => !api.isSupported).map(({ isSupported: _, ...api }) => api);

/** Removes APIs from a window before the scripts of its page run. The function is sent to the browser as text. */
export function removeApis(apis: readonly Api[]): void {
  type Global = { prototype?: object };
  const globals = window as never as Record<string, Global | undefined>;
  for (const { owner, name } of apis) {
    const object = owner ? globals[owner] : (window as Global);
    for (const place of [object, object?.prototype, owner === 'Window' && window])
      if (place && Object.hasOwn(place, name)) Reflect.deleteProperty(place, name);
  }
}
