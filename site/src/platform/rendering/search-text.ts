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
