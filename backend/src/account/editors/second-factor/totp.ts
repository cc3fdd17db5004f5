import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { encode } from 'uqr';

/** Length of a time step in seconds; the clocks of phones and servers may differ by one step. */
const period = 30;
const drift = [0, -1, 1];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a secret of 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

/** Encodes bytes as base32 (RFC 4648), for lengths that need no padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** Decodes a base32 secret as it is shown for typing. Spaces are ignored. */
export function secretOf(typed: string): Buffer {
  const bits = [...typed.replaceAll(' ', '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** Returns the code of a time step (RFC 4226, RFC 6238 with SHA-1, which all apps support). */
export function codeAt(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (moment: number): number => Math.floor(moment / 1000 / period);

/**
 * Returns the time step of a code, or undefined if it is not current. It must be later than the last used step, so that no code
 * works twice.
 */
export function matchingStep(secret: Uint8Array, code: string, lastStep: number, now = Date.now()): number | undefined {
  const steps = drift.map((away) => stepAt(now) + away).filter((step) => step > lastStep);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));
}

/** Returns the URI that an authenticator app reads from a QR code. */
export function enrolmentUri(secret: Uint8Array, email: string): string {
  const issuer = 'Plantsoen';
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=${issuer}`;
}

/** A new secret for an authenticator app: in groups of four to type, as a URI, and as a QR code of the URI. */
export type Enrolment = { uri: string; secret: string; qr: QrCode };

export function enrolmentOf(secret: Buffer, email: string): Enrolment {
  const uri = enrolmentUri(secret, email);
  return { uri, secret: base32(secret).replace(/(.{4})(?=.)/g, '$1 '), qr: qrCode(uri) };
}

/** A QR code as an SVG path, whose unit is a module, with the number of modules per side. */
export type QrCode = { size: number; path: string };

/** Encodes a text as a QR code with the lowest error correction, without a margin. */
function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'L', border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
