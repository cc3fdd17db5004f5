import type { PostedForm } from '../posted-form.ts';

/**
 * A posted form travels in an attribute of the body, with the path of its page. On the root element it would push the declaration of
 * the character set out of the first 1024 bytes, where browsers look for it.
 */
const attribute = 'data-posted-form';

type Travelling = { path: string; posted: PostedForm };

/** The attribute, as HTML, by which a document brings a posted form to the browser. */
export function postedFormAttribute(travelling: Travelling): string {
  const value = JSON.stringify(travelling).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return ` ${attribute}="${value}"`;
}

/** In the browser: the form that the document of this page has brought. */
export function readPostedForm(): PostedForm | undefined {
  const text = document.body.getAttribute(attribute);
  if (!text) return undefined;
  const { path, posted } = JSON.parse(text) as Travelling;
  return path === location.pathname ? posted : undefined;
}

/** Takes it away, as the page is left. */
export function forgetPostedForm(): void {
  document.body.removeAttribute(attribute);
}
