/** A query as the router knows it: plain texts; a name given more than once keeps its last value. */
export type SearchTexts = Record<string, string>;

export function parseSearch(search: string): SearchTexts {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
