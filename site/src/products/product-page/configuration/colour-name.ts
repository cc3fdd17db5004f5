/** Returns the name of a colour for orders: its code and title. A title that contains the code is used alone. */
export function colourName({ code, title }: { code: string; title: string }): string {
  return title.includes(code) || !/\d/.test(code) ? title : `${code} ${title}`;
}
