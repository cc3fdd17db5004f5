import { formNames } from '@plantsoen/form-rules/field-names.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useState } from 'react';
import { renderRequest } from '../platform/rendering/render-request.server.ts';
import { readPostedForm } from './use-posted-form.ts';

const tokenField = createIsomorphicFn()
  .server(() => {
    const token = renderRequest()?.timeToken?.();
    return token ? `<input type="hidden" name="${formNames.timeToken}" value="${token}">` : '';
  })
  .client(() => '');

const isAnswer = createIsomorphicFn()
  .server(() => renderRequest()?.posted !== undefined)
  .client(() => readPostedForm() !== undefined);

/**
 * Renders the hourly token inside a form, so that it can be submitted without scripts (FRM-12). Browsers with scripts ignore it,
 * except on a page that answers a posted form. There the scripts were not loaded in time, which may happen again.
 */
export function TimeToken() {
  const [Place] = useState<'span' | 'noscript'>(() => (isAnswer() ? 'span' : 'noscript'));
  return (
    <Place
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a field with a token that only the server creates
      dangerouslySetInnerHTML={{ __html: tokenField() }}
    />
  );
}
