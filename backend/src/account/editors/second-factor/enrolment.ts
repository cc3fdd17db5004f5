import { pathOf, qrCode } from './qr-code.ts';
import { base32, enrolmentUri } from './totp.ts';

/**
 * A new secret for an authenticator app: in groups of four to type, as a URI, and as the path of a QR code. The QR code is null
 * if the URI is too long.
 */
export type Enrolment = { uri: string; secret: string; qr: string | null };

export function enrolmentOf(secret: Buffer, email: string): Enrolment {
  const uri = enrolmentUri(secret, email);
  const modules = qrCode(uri);
  return { uri, secret: base32(secret).replace(/(.{4})(?=.)/g, '$1 '), qr: modules ? pathOf(modules) : null };
}
