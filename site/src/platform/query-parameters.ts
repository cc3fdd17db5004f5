import type { PathKey } from '@plantsoen/contract/paths.ts';
import { stringifySearch } from './rendering/search-text.ts';
import { longestWayBack } from './routing/way-back.ts';
import { hitsAtATime, shownCounts } from './shown-counts.ts';

/** A parameter of a route: what its value must look like, and whether pages that differ in it are worth keeping. */
type Parameter = {
  form: RegExp;
  cached: boolean;
  /** Whether it may be given more than once, as check boxes of a form are; its values are joined by spaces. */
  several?: boolean;
};

/** The parameters of a route by name, and those whose names have a form. */
type Parameters = { named: Readonly<Record<string, Parameter>>; families?: readonly (Parameter & { name: RegExp })[] };

const signIn: Parameters = {
  named: {
    return: { form: /^true$/, cached: true },
    reason: { form: /^favourite$/, cached: true },
    favourite: { form: /^[1-9]\d{0,8}$/, cached: false },
    path: { form: new RegExp(`^/(?![/\\\\])[^\\\\\\p{Cc}]{0,${longestWayBack - 1}}$`, 'u'), cached: false },
  },
};

/** How many hits a list shows: a multiple of what it loads at a time. */
const shownForm = (atATime: number) => new RegExp(`^(${shownCounts(atATime).join('|')})$`);

/**
 * A list with filters (CAT-02). The facts it can be narrowed by are the editors', so their parameters are known by the form of
 * their names: `f.material=oak+steel`, `f.lengthMm.min=1500`. Free texts and numbers are not worth keeping.
 */
const filteredList = (atATime: number): Parameters => ({
  named: {
    // Whatever somebody looks for: the list makes words of it. An empty box is no search, and its page is kept.
    search: { form: /./s, cached: false, several: true },
    show: { form: shownForm(atATime), cached: true },
  },
  families: [
    { name: /^f\.[a-z][a-z0-9]{0,79}$/i, form: /^[^\p{Cc}]{1,1000}$/u, cached: true, several: true },
    { name: /^f\.[a-z][a-z0-9]{0,79}\.(min|max)$/i, form: /^\d{1,7}(\.\d{1,3})?$/, cached: false },
  ],
});

const filteredProducts = filteredList(hitsAtATime.products);

/** Members sort by price (CAT-06); to guests it means nothing. */
const productList: Parameters = {
  ...filteredProducts,
  named: { ...filteredProducts.named, sort: { form: /^price(A|De)scending$/, cached: false } },
};

const option: Parameter = { form: /^[\w.-]{0,60}$/, cached: false };

/** A product tells what is chosen of it, and ignores what it does not have. Anybody can make up values: they are not kept. */
const subcategoryOrProduct: Parameters = {
  ...productList,
  named: { ...productList.named, variant: option, colour: option, mounting: option },
};

/** What every route knows: which form has just been sent on its page (FRM-06). Anybody can make up handles: such pages are not kept. */
const everywhere: Readonly<Record<string, Parameter>> = { sent: { form: /^[A-Za-z][\w.]{0,99}$/, cached: false } };

/** The query parameters that each route knows beside; all others are ignored. Those of a preview never reach a route. */
const parametersOf: Readonly<Partial<Record<PathKey, Parameters>>> = {
  login: signIn,
  register: signIn,
  search: {
    named: {
      // Whatever somebody looks for: the page makes words of it.
      query: { form: /^/, cached: false, several: true },
      products: { form: shownForm(hitsAtATime.search), cached: true },
      projects: { form: shownForm(hitsAtATime.search), cached: true },
      pages: { form: shownForm(hitsAtATime.search), cached: true },
    },
  },
  products: productList,
  category: productList,
  product: subcategoryOrProduct,
  projects: filteredList(hitsAtATime.projects),
  quotationList: { named: { shared: option } },
  news: { named: { show: { form: shownForm(hitsAtATime.news), cached: true } } },
};

/** A query as a route knows it: only declared parameters, in one order, so that it can stand in a cache key. */
export type KnownQuery = { text: string; cached: boolean };

const mostCached = 2;
const mostParameters = 100;

/**
 * The known part of a query, without what a form sent empty; undefined where a declared parameter has a value it cannot have, or
 * there are absurdly many.
 */
export function readQuery(key: PathKey | undefined, search: string): KnownQuery | undefined {
  const given = new URLSearchParams(search);
  if (given.size > mostParameters) return undefined;
  const known = [...new Set(given.keys())].sort().flatMap((name) => {
    const parameter = declaredParameter(key, name);
    const values = given.getAll(name).filter((value) => value !== '' || parameter?.form.test(''));
    return parameter && values.length > 0 ? [{ name, parameter, values }] : [];
  });
  if (!known.every(isSound)) return undefined;
  return {
    text: stringifySearch(Object.fromEntries(known.map(({ name, values }) => [name, values.join(' ')]))),
    cached: known.length <= mostCached && known.every(({ parameter }) => parameter.cached),
  };
}

function declaredParameter(key: PathKey | undefined, name: string): Parameter | undefined {
  if (Object.hasOwn(everywhere, name)) return everywhere[name];
  const declared = key && parametersOf[key];
  if (!declared) return undefined;
  if (Object.hasOwn(declared.named, name)) return declared.named[name];
  return declared.families?.find((family) => family.name.test(name));
}

function isSound({ parameter, values }: { parameter: Parameter; values: readonly string[] }): boolean {
  return (values.length === 1 || parameter.several === true) && parameter.form.test(values.join(' '));
}
