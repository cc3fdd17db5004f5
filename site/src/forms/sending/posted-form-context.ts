import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useState } from 'react';
import { pageRequest } from '../../platform/rendering/page-request.server.ts';
import type { PostedForm } from '../posted-form.ts';
import { forgetPostedForm, readPostedForm } from './posted-form-document.ts';

const postedForm = createIsomorphicFn()
  .server(() => pageRequest()?.posted as PostedForm | undefined)
  .client(readPostedForm);

/**
 * The form of that handle as the server has answered it, with what the visitor had filled in, or as sent (FRM-06, FRM-07). Server and
 * hydration see the same; once the visitor has gone on it is forgotten.
 */
export function usePostedForm(handle: string): PostedForm | undefined {
  const [posted] = useState(postedForm);
  const isThis = posted?.handle === handle;
  useEffect(() => (isThis ? forgetPostedForm : undefined), [isThis]);
  return isThis ? posted : undefined;
}
