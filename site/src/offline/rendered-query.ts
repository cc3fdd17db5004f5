/** Attribute of the root element of a copy that is shown at another address: the query for which the server rendered it. */
const attribute = 'data-rendered-query';

/** Returns a stored page with that attribute, if its query differs from that of the requested address. */
export async function copyFor(requested: URL, copy: Response): Promise<Response> {
  const { search } = new URL(copy.url, requested);
  if (search === requested.search) return copy;
  const html = (await copy.text()).replace('<html', (tag) => `${tag} ${attribute}="${search}"`);
  return new Response(html, copy);
}

/** Returns the query for which the document was rendered, if that is not the query of its address. Undefined on the server. */
export function renderedQuery(): string | undefined {
  return globalThis.document?.documentElement.getAttribute(attribute) ?? undefined;
}

/** Removes the attribute. Returns whether it was there. */
export function forgetRenderedQuery(): boolean {
  const isThere = renderedQuery() !== undefined;
  document.documentElement.removeAttribute(attribute);
  return isThere;
}
