import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import { shownFields } from '@plantsoen/form-rules/conditions.ts';
import { asText, valueIn } from '@plantsoen/form-rules/field-values.ts';
import type { OnStored } from '../forms/submitted-form.ts';
import { shortenedIp } from '../platform/api/client-network.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { queueSignUp } from './queued-sign-up.ts';
import { signUpWithin } from './sign-up.ts';

/** Handle of the agreement to receive the newsletter. */
const newsletterField = 'newsletter';

/**
 * Signs up visitors who tick the newsletter in a form, in the transaction that stores the submission: both are stored, or
 * neither. With an automation service, the sign-up is queued.
 */
export const signUpWithForm: OnStored = async ({ context, transaction, company }, { form, args, values }) => {
  if (form.newsletter === false) return;
  const fields = shownFields(form, values);
  const agreement = fields.find(({ type, handle }) => type === 'Agree' && handle === newsletterField);
  const address = fields.find(({ type, handle }) => type === 'Email' && asText(valueIn(values, handle)) !== '');
  if (!agreement || !address || valueIn(values, newsletterField) !== true) return;
  const { siteId } = form;
  const signUp = { voornaam: '', achternaam: '', email: asText(valueIn(values, address.handle)), termsAndConditions: true };
  if (installationOf(context.payload).mailingService) {
    await queueSignUp(transaction, localeOfSite(siteId), signUp);
    return;
  }
  await signUpWithin(transaction, { context, siteId, company }, signUp, {
    consent: `${form.title}: ${agreement.label}`,
    page: cleanLine(args.attempt.uri ?? '') || null,
    from: shortenedIp(context.clientIp),
  });
};
