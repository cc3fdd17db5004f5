/** Characters that end a name on some system, that cannot be seen, or that turn the direction of writing. */
const harmful = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu;
const reservedOnWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const longestStem = 80;

/** The ending of a file's name, in lower case with its full stop; empty where it has none. */
export function endingOf(name: string): string {
  return name.match(/\.[a-z0-9]{1,10}$/i)?.[0].toLowerCase() ?? '';
}

/** A name under which a file can be saved anywhere: no folders, nothing unseen, and nothing but its own ending. */
export function harmlessName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(harmful, '').replace(/\s+/g, ' ').trim();
  const ending = endingOf(clean);
  const stem = clean
    .slice(0, clean.length - ending.length)
    .replace(/^[.\s~-]+|[.\s]+$/g, '')
    .replace(/\./g, '_');
  const short = Array.from(stem).slice(0, longestStem).join('').trim();
  return `${short === '' || reservedOnWindows.test(short) ? 'file' : short}${ending}`;
}
