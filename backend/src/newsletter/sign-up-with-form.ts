import { fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import type { SubmissionArguments, SubmittedForm } from '../forms/submitted-form.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { shortenedAddress } from './shortened-address.ts';
import { signUpForNewsletter } from './sign-up.ts';

/** An agreement of this handle is one to get the newsletter. */
const newsletterField = 'newsletter';

/**
 * Signs up for the newsletter who has ticked it in a form that editors made, once the form is stored. It is stored whatever becomes of the
 * sign-up: what fails is logged.
 */
export async function signUpWithForm(context: ApiContext, form: SubmittedForm, args: SubmissionArguments): Promise<void> {
  const fields = fieldsOf(form);
  const agreement = fields.find(({ type, handle }) => type === 'Agree' && handle === newsletterField);
  const address = fields.find(({ type, handle }) => type === 'Email' && typeof args[handle] === 'string');
  const email = address && args[address.handle];
  if (!agreement || args[newsletterField] !== true || typeof email !== 'string') return;
  const signUp = { voornaam: '', achternaam: '', email: email.trim(), termsAndConditions: true };
  const proof = {
    consent: `${form.title}: ${agreement.label}`,
    page: args.sending.uri ?? null,
    from: shortenedAddress(context.visitorAddress),
  };
  try {
    await signUpForNewsletter(context, form.siteId, signUp, proof);
  } catch (error) {
    context.log.error({ err: error, form: form.handle }, 'who asked for the newsletter with a form was not signed up');
  }
}
