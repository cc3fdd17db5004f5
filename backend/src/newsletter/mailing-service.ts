import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import type { MailingService } from '../platform/configuration.ts';

/** Long enough for a service that is waking up, short enough for a visitor who waits. */
const patienceMs = 8000;

/**
 * Hands a sign-up to the automation service (NWS-03). The status decides; what it answers is not read. Where it refuses, or does not answer in
 * time, this throws.
 */
export async function handToService(
  { url, key, lists }: MailingService,
  locale: LocaleCode,
  { voornaam, achternaam, email, termsAndConditions }: SignUp,
  waitMs = patienceMs,
): Promise<void> {
  const values = {
    voornaam,
    achternaam,
    first_name: voornaam,
    last_name: achternaam,
    email,
    privacyPolicy: termsAndConditions,
    termsAndConditions,
  };
  const response = await fetch(`${url}/api/v1/user-receiver`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: key, 'workflow-id': lists[locale] },
    body: JSON.stringify({ data: [values] }),
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the mailing service answered ${response.status}`);
}
