import { type PathKey, quoteRequestNumber } from '@plantsoen/contract/paths.ts';
import { optionForm, optionsForm } from '@plantsoen/contract/product-query.ts';
import { pageSize, shownCounts } from './pagination.ts';
import { stringifySearch } from './query-string.ts';
import { maxReturnToLength } from './routing/return-query.ts';

/** A parameter of a route: the format of its value, and whether pages with it are cached. */
type Parameter = {
  form: RegExp;
  cached: boolean;
  /** Whether it may be repeated, as check boxes are; its values are joined by spaces. */
  several?: boolean;
};

/** Parameters of a route by name, and families of parameters by the format of their names. */
type Parameters = { named: Readonly<Record<string, Parameter>>; families?: readonly (Parameter & { name: RegExp })[] };

const signIn: Parameters = {
  named: {
    return: { form: /^true$/, cached: true },
    reason: { form: /^favourite$/, cached: true },
    favourite: { form: /^[1-9]\d{0,8}$/, cached: false },
    path: { form: new RegExp(`^/(?![/\\\\])[^\\\\\\p{Cc}]{0,${maxReturnToLength - 1}}$`, 'u'), cached: false },
  },
};

/** A text whose loader limits it. */
const anyText: Parameter = { form: /./s, cached: false, several: true };

/** A text that the page itself checks. It may be empty. */
const shortText: Parameter = { form: /^[^\p{Cc}]{0,200}$/u, cached: false };

/** Returns the format of the number of hits: a multiple of the page size. */
const shownForm = (atATime: number) => new RegExp(`^(${shownCounts(atATime).join('|')})$`);

/**
 * Parameters of a list with filters (CAT-02). Editors define the facts, so parameters are recognised by the format of their names:
 * `f.material=oak+steel`, `f.lengthMm.min=1500`. Pages with free texts and numbers are not cached.
 */
const filteredList = (atATime: number): Parameters => ({
  named: {
    // Any text is allowed, because the list extracts words from it. An empty box is no search, and its page is cached.
    search: anyText,
    show: { form: shownForm(atATime), cached: true },
  },
  families: [
    { name: /^f\.[a-z][a-z0-9]{0,79}$/i, form: /^[^\p{Cc}]{1,1000}$/u, cached: true, several: true },
    { name: /^f\.[a-z][a-z0-9]{0,79}\.(min|max)$/i, form: /^\d{1,7}(\.\d{1,3})?$/, cached: false },
  ],
});

const filteredProducts = filteredList(pageSize.products);
const filteredProjects = filteredList(pageSize.projects);

/** Members may sort by price (CAT-06); the parameter has no effect for guests. */
const productList: Parameters = {
  ...filteredProducts,
  named: { ...filteredProducts.named, sort: { form: /^price(A|De)scending$/, cached: false } },
};

const downloadList = filteredList(pageSize.downloads);

const option: Parameter = { form: optionForm, cached: false };

/** Selected options of a product; unknown ones are ignored. Values can be invented, so these pages are not cached. */
const choice: Readonly<Record<string, Parameter>> = {
  variant: option,
  colour: option,
  mounting: option,
  option: { form: optionsForm, cached: false, several: true },
};

const subcategoryOrProduct: Parameters = { ...productList, named: { ...productList.named, ...choice } };

/** Whether a normalised query contains nothing but selected options of a product, or is empty. */
export function isChoiceOnly(text: string): boolean {
  return [...new URLSearchParams(text).keys()].every((name) => Object.hasOwn(choice, name));
}

/**
 * Parameters of every route: the form that was just sent on its page (FRM-06) with its ticket number and without a confirmation
 * (FRM-14), and the code of a type plate for a form (CON-10). They can be invented, so these pages are not cached.
 */
const everywhere: Readonly<Record<string, Parameter>> = {
  sent: { form: /^[A-Za-z][\w.]{0,99}$/, cached: false },
  ticket: anyText,
  unconfirmed: { form: /^1$/, cached: false },
  typePlate: anyText,
};

/** Additional query parameters of each route; all others are ignored. Preview parameters never reach a route. */
const parametersOf: Readonly<Partial<Record<PathKey, Parameters>>> = {
  login: signIn,
  register: signIn,
  search: {
    named: {
      // Any text is allowed, because the page extracts words from it.
      query: { form: /^/, cached: false, several: true },
      products: { form: shownForm(pageSize.search), cached: true },
      projects: { form: shownForm(pageSize.search), cached: true },
      pages: { form: shownForm(pageSize.search), cached: true },
    },
  },
  products: productList,
  category: productList,
  product: subcategoryOrProduct,
  // Codes can be invented, and years typed, so the results are not cached (CAT-18).
  spareParts: {
    named: {
      by: { form: /^(number|model)$/, cached: true },
      code: { form: /^[^\p{Cc}]{0,200}$/u, cached: false },
      model: { form: /^\d{0,9}$/, cached: false },
      year: { form: /^[^\p{Cc}]{0,20}$/u, cached: false },
    },
  },
  // Postcodes can be invented, so the adviser's page is not cached (CON-08).
  contact: { named: { country: shortText, postcode: shortText } },
  // Places and distances can be invented; the page tells which places it does not know (CON-09).
  projects: { ...filteredProjects, named: { ...filteredProjects.named, near: anyText, within: anyText } },
  // Selections of files can be invented, so their pages are not cached (CAT-15).
  downloads: {
    ...downloadList,
    named: {
      ...downloadList.named,
      sort: { form: /^(file|version|size)$/, cached: true },
      file: { form: /^[1-9]\d{0,8}( [1-9]\d{0,8}){0,99}$/, cached: false, several: true },
    },
  },
  // The number of a quote request that was just sent without scripts (QUO-08).
  quoteRequest: { named: { number: { form: quoteRequestNumber, cached: false } } },
  quotationList: { named: { shared: option } },
  // Any text is allowed, because the page tells which versions it does not know (CAT-13).
  comparison: { named: { variant: anyText, colour: anyText, mounting: anyText, option: anyText } },
  // Every combination has an address, and the page tells which values it cannot read (CAT-20).
  contrast: { named: { colour: option, paving: option, lrv: anyText } },
  news: { named: { show: { form: shownForm(pageSize.news), cached: true } } },
};

/** A normalised query: only declared parameters in a fixed order, for use in a cache key. */
export type NormalizedQuery = { text: string; cached: boolean };

const maxCached = 2;
const maxParameters = 100;

/** Returns the declared part of a query without empty form fields. Returns undefined for an invalid value or too many parameters. */
export function readQuery(key: PathKey | undefined, search: string): NormalizedQuery | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.size > maxParameters) return undefined;
  const known = [...new Set(parameters.keys())].sort().flatMap((name) => {
    const parameter = declaredParameter(key, name);
    const values = parameters.getAll(name).filter((value) => value !== '' || parameter?.form.test(''));
    return parameter && values.length > 0 ? [{ name, parameter, values }] : [];
  });
  if (!known.every(isSound)) return undefined;
  return {
    text: stringifySearch(Object.fromEntries(known.map(({ name, values }) => [name, values.join(' ')]))),
    cached: known.length <= maxCached && known.every(({ parameter }) => parameter.cached),
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
