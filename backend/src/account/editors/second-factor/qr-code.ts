import { encode } from 'uqr';

/** A QR code as an SVG path, whose unit is a module, with the number of modules per side. */
export type QrCode = { size: number; path: string };

/** Encodes a text as a QR code with the lowest error correction, without a margin. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'L', border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
