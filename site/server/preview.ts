/** The token of a preview (SEO-04): `?preview=…&token=…`. Previews are private, never kept, and for no search engine. */
export function previewToken(search: string): string | undefined {
  if (!search.includes('preview')) return undefined;
  const parameters = new URLSearchParams(search);
  const token = parameters.get('token') ?? '';
  return parameters.has('preview') && /^[\w.~-]{1,500}$/.test(token) ? token : undefined;
}
