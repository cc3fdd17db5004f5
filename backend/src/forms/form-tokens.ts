import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { Payload } from 'payload';
import type { ApiContext } from '../platform/api/context.ts';
import type { FormCaptcha, FormTokens } from '../platform/generated/contract.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { makeCsrfToken, type TokenForm } from './protection/csrf-token.ts';
import { makeChallenge } from './protection/proof-of-work.ts';

/** Returns the captchas of every form: reCAPTCHA if it is configured, otherwise proof of work, which needs no other service. */
export function formCaptchas(payload: Pick<Payload, 'config'>): FormCaptcha[] {
  const { recaptcha } = installationOf(payload);
  return recaptcha
    ? [{ handle: 'recaptcha', name: formNames.captcha, siteKey: recaptcha.siteKey }]
    : [{ handle: 'altcha', name: formNames.captcha, siteKey: null }];
}

/** Returns the tokens for one submission attempt. The server stores nothing until they are used. */
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
