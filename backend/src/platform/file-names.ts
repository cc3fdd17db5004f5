import type { LocaleCode } from '@plantsoen/contract/locales.ts';

const maxLength = 60;

/** Letters that have no decomposition into a base letter and accents. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' },
};
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/**
 * Returns a text as a name for a file or folder, in ASCII: 'Bank Łódź, 2 m' becomes 'Bank-Lodz-2-m', and a German 'Grün' becomes
 * 'Gruen'. Empty if nothing remains.
 */
export function plainFileName(text: string, locale?: LocaleCode): string {
  return transliterated(text, locale)
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
}

/** Returns a `Content-Disposition` header with a file name. Other names than ASCII are encoded by RFC 5987, with a plain one beside them. */
export function contentDisposition(filename: string, type: 'attachment' | 'inline' = 'attachment'): string {
  const encoded = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const plain = `${type}; filename="${transliterated(filename).replace(/[^\w.-]/g, '_')}"`;
  return encoded === filename ? plain : `${plain}; filename*=UTF-8''${encoded}`;
}

function transliterated(text: string, locale?: LocaleCode): string {
  const replaced = { ...letters, ...(locale === 'de' && germanLetters) };
  return text
    .normalize('NFC')
    .replaceAll(/\p{L}/gu, (letter) => replaced[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}
