import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import type { FormTokens } from '../../platform/generated/contract.ts';
import { makeCsrfToken, type TokenForm } from './csrf-token.ts';
import { formCaptchas } from './form-captchas.ts';
import { makeChallenge } from './proof-of-work.ts';

/** Returns the tokens for one sending of a form. The server stores nothing until they are used. */
export async function formTokens({ payload }: Pick<ApiContext, 'payload'>, form: TokenForm): Promise<FormTokens> {
  const own = formCaptchas(payload).filter(({ handle }) => handle === 'altcha');
  const captchas = own.map(async ({ handle, name }) => ({
    handle,
    name,
    value: JSON.stringify(await makeChallenge(payload.secret, form)),
  }));
  return {
    csrfToken: { name: formNames.csrfToken, value: makeCsrfToken(payload.secret, form) },
    captchas: await Promise.all(captchas),
  };
}
