/** An href that a visitor is sent to, with what of the query of the address asked for it does not name itself. */
export function withQuery(href: string, search: string): string {
  const asked = new URLSearchParams(search);
  if (asked.size === 0) return href;
  const base = 'http://site';
  const url = new URL(href, base);
  const named = new Set(url.searchParams.keys());
  for (const [name, value] of asked) if (!named.has(name)) url.searchParams.append(name, value);
  return url.origin === base ? url.href.slice(base.length) : url.href;
}

/** What of a query is not among what a page knows of it: of that the page has decided itself where it leads on to. */
export function unknownQuery(search: string, known: string): string {
  const names = new Set(new URLSearchParams(known).keys());
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !names.has(name))).toString();
}
