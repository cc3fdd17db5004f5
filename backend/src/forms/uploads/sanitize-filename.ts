/** Characters that end a name on some systems, are invisible, or change the writing direction. */
const harmful = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu;
const reservedOnWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const maxStemLength = 80;

/** Returns the extension of a file name in lower case with its dot; empty without an extension. */
export function endingOf(name: string): string {
  return name.match(/\.[a-z0-9]{1,10}$/i)?.[0].toLowerCase() ?? '';
}

/** Returns a file name that is safe on every system: without folders, invisible characters or a second extension. */
export function sanitizeFilename(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(harmful, '').replace(/\s+/g, ' ').trim();
  const ending = endingOf(clean);
  const stem = clean
    .slice(0, clean.length - ending.length)
    .replace(/^[.\s~-]+|[.\s]+$/g, '')
    .replace(/\./g, '_');
  const short = Array.from(stem).slice(0, maxStemLength).join('').trim();
  return `${short === '' || reservedOnWindows.test(short) ? 'file' : short}${ending}`;
}
