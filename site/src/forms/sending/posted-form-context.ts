import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useState } from 'react';
import { renderRequest } from '../../platform/rendering/render-request.server.ts';
import type { PostedForm } from '../posted-form.ts';
import { forgetPostedForm, readPostedForm } from './posted-form-document.ts';

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
