import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { Payload } from 'payload';
import type { FormCaptcha } from '../../platform/generated/contract.ts';
import { installationOf } from '../../platform/payload/installation.ts';

/** Returns the captchas of every form: reCAPTCHA if it is configured, otherwise proof of work, which needs no other service. */
export function formCaptchas(payload: Pick<Payload, 'config'>): FormCaptcha[] {
  const { recaptcha } = installationOf(payload);
  return recaptcha
    ? [{ handle: 'recaptcha', name: formNames.captcha, siteKey: recaptcha.siteKey }]
    : [{ handle: 'altcha', name: formNames.captcha, siteKey: null }];
}
