/** A query in the router's format: plain texts. Repeated values, as of forms, are joined by spaces, '+' in the address. */
export type SearchTexts = Record<string, string>;

export function parseSearch(search: string): SearchTexts {
  const texts: SearchTexts = {};
  for (const [name, value] of new URLSearchParams(search)) {
    texts[name] = Object.hasOwn(texts, name) ? `${texts[name]} ${value}` : value;
  }
  return texts;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns a redirect's href with the query of the requested address, except parameters that the href sets. */
export function withQuery(href: string, search: string): string {
  const parameters = new URLSearchParams(search);
  if (parameters.size === 0) return href;
  const base = 'http://site';
  const url = new URL(href, base);
  const named = new Set(url.searchParams.keys());
  for (const [name, value] of parameters) if (!named.has(name)) url.searchParams.append(name, value);
  return url.origin === base ? url.href.slice(base.length) : url.href;
}

/** Returns the href of a redirect. A redirect to the same path already has its final query. */
export function redirectHref(href: string, path: string, search: string): string {
  return href.split('?')[0] === path ? href : withQuery(href, search);
}

/**
 * Parameters with the same meaning in every language: options of a product, filters and places of lists, and words of the search page.
 * Questions to the finders of parts and advisers and to the contrast calculator are among them, and a selection of files.
 * Search words of a list are excluded, because they rarely match in another language.
 */
const shared = /^(variant|colour|mounting|option|query|code|by|model|year|paving|lrv|country|postcode|near|within|file|f\..+)$/;

/** Returns the part of a query that applies in every language. */
export function sharedQuery(search: string): string {
  const texts = Object.entries(parseSearch(search)).filter(([name]) => shared.test(name));
  return stringifySearch(Object.fromEntries(texts));
}
