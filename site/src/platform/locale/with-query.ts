/** Returns a redirect's href with the query of the requested address, except parameters that the href sets. */
export function withQuery(href: string, search: string): string {
  const asked = new URLSearchParams(search);
  if (asked.size === 0) return href;
  const base = 'http://site';
  const url = new URL(href, base);
  const named = new Set(url.searchParams.keys());
  for (const [name, value] of asked) if (!named.has(name)) url.searchParams.append(name, value);
  return url.origin === base ? url.href.slice(base.length) : url.href;
}

/** Returns the href of a redirect. A redirect to the same path already has its final query. */
export function onwards(href: string, path: string, search: string): string {
  return href.split('?')[0] === path ? href : withQuery(href, search);
}
