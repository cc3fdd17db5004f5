'use client';

import { useTranslation } from '@payloadcms/ui';
import type { Enrolment as NewEnrolment } from '../../../src/account/editors/second-factor/totp.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { securityLabels as labels } from './account-security-labels.ts';

/** A new secret of the API: as text and as a QR code. */
export type Enrolment = Pick<NewEnrolment, 'secret' | 'qr'>;

/** Width of the light border that QR readers need, in modules. */
const margin = 4;

/** Shows a new secret for an authenticator app. */
export function EnrolmentSecret({ secret, qr }: Enrolment) {
  const { i18n } = useTranslation();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <>
      <p>{text('scan')}</p>
      <svg
        viewBox={[-margin, -margin, qr.size + 2 * margin, qr.size + 2 * margin].join(' ')}
        role="img"
        aria-label={text('picture')}
      >
        <path d={qr.path} />
      </svg>
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
