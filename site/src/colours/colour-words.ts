/**
 * Returns the heading and the name of a colour: its code and its name without the code. A material finish has its name as
 * heading, because its code means nothing to visitors.
 */
export function colourWords({ code, title }: { code: string; title: string }): { heading: string; name?: string } {
  if (!/\d/.test(code)) return { heading: title };
  return { heading: code, name: title.replace(`(${code})`, '').trim() };
}
