/** A colour as it is ordered: its code and its name; a name that holds the code stands alone. */
export function colourName({ code, title }: { code: string; title: string }): string {
  return title.includes(code) || !/\d/.test(code) ? title : `${code} ${title}`;
}
