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

/** Where a page leads on from a path; what it asks for at the same path it has decided itself. */
export function onwards(href: string, path: string, search: string): string {
  return href.split('?')[0] === path ? href : withQuery(href, search);
}
