import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useState } from 'react';
import { renderRequest } from '../platform/rendering/render-request.server.ts';
import type { PostedForm } from './posted-form.ts';

/**
 * The document carries a posted form in an attribute of the body, with the path of the page. On the root element, it would move
 * the character set out of the first 1024 bytes, where browsers look for it.
 */
const attribute = 'data-posted-form';

type SerializedForm = { path: string; posted: PostedForm };

/** Returns the HTML of the attribute that carries a posted form to the browser. */
export function postedFormAttribute(serialized: SerializedForm): string {
  const value = JSON.stringify(serialized).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return ` ${attribute}="${value}"`;
}

/** Returns the form that the document of this page carries. Runs in the browser; returns undefined on another page. */
export function readPostedForm(): PostedForm | undefined {
  const text = document.body.getAttribute(attribute);
  if (!text) return undefined;
  const { path, posted } = JSON.parse(text) as SerializedForm;
  return path === location.pathname ? posted : undefined;
}

/** Removes the attribute when the visitor leaves the page. */
function forgetPostedForm(): void {
  document.body.removeAttribute(attribute);
}

const postedForm = createIsomorphicFn()
  .server(() => renderRequest()?.posted as PostedForm | undefined)
  .client(readPostedForm);

/**
 * Returns the posted form with a handle, refused or submitted, as the server has answered it (FRM-06, FRM-07). Server and
 * hydration get the same value. It is dropped when the visitor leaves the page.
 */
export function usePostedForm(handle: string): PostedForm | undefined {
  const [posted] = useState(postedForm);
  const isThis = posted?.handle === handle;
  useEffect(() => (isThis ? forgetPostedForm : undefined), [isThis]);
  return isThis ? posted : undefined;
}
