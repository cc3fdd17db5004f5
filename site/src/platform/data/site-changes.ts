/** The header by which an answer says how far the site's content has changed: the position in the log of changes. */
export const changesHeader = 'x-changes';

let heard = 0;

/** How far the site's content has changed, as its last word in this window was: in the document, or in an answer. */
export const siteChanges = {
  get: () => heard,
  hear(changes: number): void {
    if (changes > heard) heard = changes;
  },
};

/** Whether what was loaded at a state of the content may say otherwise by now. */
export function isOutdated(loaded: unknown): boolean {
  return typeof loaded === 'object' && loaded !== null && 'changes' in loaded && Number(loaded.changes) < heard;
}
