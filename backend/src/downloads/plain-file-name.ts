const maxLength = 60;

/** Returns a text as a name for a file or folder, in ASCII: 'Bank Łódź, 2 m' becomes 'Bank-odz-2-m'. Empty if nothing remains. */
export function plainFileName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
}
