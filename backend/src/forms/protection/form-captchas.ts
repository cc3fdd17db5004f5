import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { Payload } from 'payload';
import type { FormCaptcha } from '../../platform/generated/contract.ts';
import { installationOf } from '../../platform/payload/installation.ts';

/** The captchas of every form: the service that the installation uses, or proof of work, which asks nobody else. */
export function formCaptchas(payload: Pick<Payload, 'config'>): FormCaptcha[] {
  const { recaptcha } = installationOf(payload);
  return recaptcha
    ? [{ handle: 'recaptcha', name: formNames.captcha, siteKey: recaptcha.siteKey }]
    : [{ handle: 'altcha', name: formNames.captcha, siteKey: null }];
}
