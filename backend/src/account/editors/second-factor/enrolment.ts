import { type QrCode, qrCode } from './qr-code.ts';
import { base32, enrolmentUri } from './totp.ts';

/** A new secret for an authenticator app: in groups of four to type, as a URI, and as a QR code of the URI. */
export type Enrolment = { uri: string; secret: string; qr: QrCode };

export function enrolmentOf(secret: Buffer, email: string): Enrolment {
  const uri = enrolmentUri(secret, email);
  return { uri, secret: base32(secret).replace(/(.{4})(?=.)/g, '$1 '), qr: qrCode(uri) };
}
