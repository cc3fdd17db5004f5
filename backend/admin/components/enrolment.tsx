'use client';

import { useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../src/platform/payload/label.ts';
import { securityLabels as labels } from './account-security-labels.ts';

/** A new secret of the API: as text, and as the path of a QR code. */
export type Enrolment = { secret: string; qr: string | null };

/** Shows a new secret for an authenticator app. */
export function EnrolmentSecret({ secret, qr }: Enrolment) {
  const { i18n } = useTranslation();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <>
      <p>{text('scan')}</p>
      {qr && (
        <svg viewBox="-4 -4 49 49" role="img" aria-label={text('picture')}>
          <path d={qr} />
        </svg>
      )}
      <p>
        {text('key')}: <code>{secret}</code>
      </p>
    </>
  );
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { i18n } = useTranslation();
  return (
    <>
      <p>{labelFor({ i18n }, labels.recovery)}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
