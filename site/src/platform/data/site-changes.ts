/**
 * The header by which an answer says how far the site's content has changed: the position in the log of changes, and the positions
 * of the last changes of the types that lists show, as in '42, Product=17, Fact=3'.
 */
export const changesHeader = 'x-changes';

/** Types of content that the lists that stay alive are made from. */
const listedTypes = ['Product', 'Project', 'Category', 'Fact', 'Image', 'Page', 'GlobalSets'] as const;

let heard = 0;
const heardOf = new Map<string, number>();

/** How far the site's content has changed, as its last word in this window was: in the document, or in an answer. */
export const siteChanges = {
  get: () => heard,
  hear(changes: number): void {
    if (changes > heard) heard = changes;
  },
  /** Takes in the header of an answer. */
  hearHeader(header: string | null): void {
    const [position, ...types] = (header ?? '').split(', ');
    siteChanges.hear(Number(position));
    for (const [type = '', last] of types.map((text) => text.split('='))) heardOf.set(type, Number(last));
  },
};

/** Writes the header, given the position of the last change of each type. */
export function changesText(position: number, lastChangeOf: (type: string) => number): string {
  return [position, ...listedTypes.map((type) => `${type}=${lastChangeOf(type)}`)].join(', ');
}

/**
 * Whether what was loaded at a state of the content may say otherwise by now. For a list only changes of the types that lists show
 * count, as far as the site has told of them.
 */
export function isOutdated(loaded: unknown, isList = false): boolean {
  if (typeof loaded !== 'object' || loaded === null || !('changes' in loaded)) return false;
  const last = isList ? Math.max(...listedTypes.map((type) => heardOf.get(type) ?? heard)) : heard;
  return Number(loaded.changes) < last;
}
