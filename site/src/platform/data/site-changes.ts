import type { AnyRouter } from '@tanstack/react-router';

/** Header with the position of the change log, and the position of the last change of a type that lists show, as in '42, 17'. */
export const changesHeader = 'x-changes';

/** Types of content in the lists that stay mounted. */
const listedTypes = ['Product', 'Project', 'Category', 'Fact', 'Image', 'Page', 'GlobalSets'] as const;

let heard = 0;
let heardForLists = 0;

/** Latest known change position in this window, from the document or an answer. */
export const siteChanges = {
  get: () => heard,
  hear(changes: number): void {
    if (changes > heard) heard = changes;
  },
  /** Reads the header of an answer. */
  hearHeader(header: string | null): void {
    const [position = 0, forLists] = (header ?? '').split(', ').map(Number);
    siteChanges.hear(position);
    heardForLists = forLists ?? heardForLists;
  },
};

/** Returns the header, given the position of the last change of each type. */
export function changesText(position: number, lastChangeOf: (type: string) => number): string {
  return `${position}, ${Math.max(...listedTypes.map(lastChangeOf))}`;
}

/** Whether loaded data may be outdated. For a list only changes of the types that lists show count. */
export function isOutdated(loaded: unknown, isList?: (data: unknown) => boolean): boolean {
  if (typeof loaded !== 'object' || loaded === null || !('changes' in loaded)) return false;
  return Number(loaded.changes) < (isList?.(loaded) ? heardForLists : heard);
}

/** Drops outdated pages from the cache before each navigation; lists only if a type they show has changed (PAG-02). */
export function forgetOutdatedPages(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', () => {
    router.clearCache({
      filter: ({ loaderData, staticData }) => isOutdated(loaderData, staticData?.isList),
    });
  });
}
