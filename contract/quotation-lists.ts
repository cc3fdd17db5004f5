/** Maximum numbers of lists of a visitor, and of sections of a list (QUO-11). */
export const maxLists = 20;
export const maxSections = 30;

/** Returns the letters of a section by its place: A to Z, then AA. */
export function sectionMark(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : sectionMark(Math.floor(place / 26) - 1) + letter;
}
