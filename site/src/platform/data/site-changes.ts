/**
 * The header by which an answer says how far the site's content has changed: the position in the log of changes, and the position
 * of the last change of a type that lists show, as in '42, 17'.
 */
export const changesHeader = 'x-changes';

/** Types of content that the lists that stay alive are made from. */
const listedTypes = ['Product', 'Project', 'Category', 'Fact', 'Image', 'Page', 'GlobalSets'] as const;

let heard = 0;
let heardForLists = 0;

/** How far the site's content has changed, as its last word in this window was: in the document, or in an answer. */
export const siteChanges = {
  get: () => heard,
  hear(changes: number): void {
    if (changes > heard) heard = changes;
  },
  /** Takes in the header of an answer. */
  hearHeader(header: string | null): void {
    const [position = 0, forLists] = (header ?? '').split(', ').map(Number);
    siteChanges.hear(position);
    heardForLists = forLists ?? heardForLists;
  },
};

/** Writes the header, given the position of the last change of each type. */
export function changesText(position: number, lastChangeOf: (type: string) => number): string {
  return `${position}, ${Math.max(...listedTypes.map(lastChangeOf))}`;
}

/**
 * Whether what was loaded at a state of the content may say otherwise by now. For a list only changes of the types that lists show
 * count, as far as the site has told of them.
 */
export function isOutdated(loaded: unknown, isList?: (data: unknown) => boolean): boolean {
  if (typeof loaded !== 'object' || loaded === null || !('changes' in loaded)) return false;
  return Number(loaded.changes) < (isList?.(loaded) ? heardForLists : heard);
}
