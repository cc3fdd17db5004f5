/** What a colour is headed with, and what is said below: its code and its name; a finish of a material, whose code says nothing, has its name alone. */
export function colourWords({ code, title }: { code: string; title: string }): { heading: string; name?: string } {
  if (!/\d/.test(code)) return { heading: title };
  return { heading: code, name: title.replace(`(${code})`, '').trim() };
}
