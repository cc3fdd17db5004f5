import type { PathKey } from '@plantsoen/contract/paths.ts';

/** A parameter of a route: what its value must look like, and whether pages that differ in it are worth keeping. */
type Parameter = { form: RegExp; cached: boolean };

const signIn: Readonly<Record<string, Parameter>> = {
  return: { form: /^true$/, cached: true },
  reason: { form: /^favourite$/, cached: true },
  path: { form: /^\/(?![/\\])[^\\\p{Cc}]{0,500}$/u, cached: false },
};

/**
 * The query parameters that each route knows; all others are ignored. Those of a preview are among the others as long as the API
 * reads no previews: what bypassed the cache for anybody who writes `?preview` would be a way to wear the site out.
 */
const parametersOf: Readonly<Partial<Record<PathKey, Readonly<Record<string, Parameter>>>>> = {
  login: signIn,
  register: signIn,
  search: { query: { form: /^[^\p{Cc}]{0,200}$/u, cached: false } },
};

/** A query as a route knows it: only declared parameters, in one order, so that it can stand in a cache key. */
export type KnownQuery = { text: string; cached: boolean };

const mostCached = 2;
const mostParameters = 100;

/** The known part of a query; undefined where a declared parameter has a value it cannot have, or there are absurdly many. */
export function readQuery(key: PathKey | undefined, search: string): KnownQuery | undefined {
  const given = new URLSearchParams(search);
  if (given.size > mostParameters) return undefined;
  const declared = (key && parametersOf[key]) ?? {};
  const known = Object.entries(declared)
    .map(([name, parameter]) => ({ name, parameter, values: given.getAll(name) }))
    .filter(({ values }) => values.length > 0)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  if (known.some(({ parameter, values }) => values.length > 1 || !parameter.form.test(values[0] ?? ''))) return undefined;
  const text = new URLSearchParams(known.map(({ name, values }) => [name, values[0] ?? ''])).toString();
  return {
    text: text === '' ? '' : `?${text}`,
    cached: known.length <= mostCached && known.every(({ parameter }) => parameter.cached),
  };
}
