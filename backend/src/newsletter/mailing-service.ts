import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import type { MailingService } from '../platform/configuration.ts';

/** Timeout in milliseconds: long enough for a service that is waking up, short enough for a waiting visitor. */
const timeoutMs = 8000;

/**
 * Sends a sign-up to the automation service (NWS-03). Only the status of the answer counts. Throws if the service refuses or
 * times out.
 */
export async function handToService(
  { url, key, lists }: MailingService,
  locale: LocaleCode,
  { voornaam, achternaam, email, termsAndConditions }: SignUp,
  waitMs = timeoutMs,
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
  if (!response.ok) throw new Error(`the mailing service answered with HTTP status ${response.status}`);
}
