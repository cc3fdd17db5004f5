import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds that a code holds; phones and servers may be one such step apart. */
const period = 30;
const drift = [0, -1, 1];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret of 160 bits, as RFC 4226 asks for. */
export const newSecret = (): Buffer => randomBytes(20);

/** Bytes as people type them and programs read them (RFC 4648), for lengths that leave no rest. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** Reads a secret as it is shown to be typed; spaces are left out. */
export function secretOf(typed: string): Buffer {
  const bits = [...typed.replaceAll(' ', '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The code of a step (RFC 4226, RFC 6238 with SHA-1, which all programs know). */
export function codeAt(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (moment: number): number => Math.floor(moment / 1000 / period);

/** The step of a code, where it is one of now and later than the last one that was used: no code works twice. */
export function matchingStep(secret: Uint8Array, code: string, lastStep: number, now = Date.now()): number | undefined {
  const steps = drift.map((away) => stepAt(now) + away).filter((step) => step > lastStep);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));
}

/** What a program that makes codes reads from a QR code. */
export function enrolmentUri(secret: Uint8Array, email: string): string {
  const issuer = 'Plantsoen';
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=${issuer}`;
}
