import { formNames } from '@plantsoen/form-rules/field-names.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useState } from 'react';
import { pageRequest } from '../../platform/rendering/page-request.server.ts';
import { readPostedForm } from './posted-form-document.ts';

const tokenField = createIsomorphicFn()
  .server(() => {
    const token = pageRequest()?.timeToken?.();
    return token ? `<input type="hidden" name="${formNames.timeToken}" value="${token}">` : '';
  })
  .client(() => '');

const isAnswer = createIsomorphicFn()
  .server(() => pageRequest()?.posted !== undefined)
  .client(() => readPostedForm() !== undefined);

/**
 * Inside a form: what lets it be sent where no script runs (FRM-12). Browsers that run scripts neither see nor send it, but on a page that
 * answers a form: there the scripts of this site have not come in time, and may not the next time.
 */
export function TimeToken() {
  const [Place] = useState<'span' | 'noscript'>(() => (isAnswer() ? 'span' : 'noscript'));
  return (
    <Place
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a field with a token of our own, which only the server can make
      dangerouslySetInnerHTML={{ __html: tokenField() }}
    />
  );
}
