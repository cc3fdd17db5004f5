/** What the loader of a list page answers: its data, and the site's change counter they are of. */
export type ListData = { readonly changes: number };

/** The list page that is shown. */
export type ShownList = {
  routeId: string;
  /** Route and parameters: the page, whatever its filters. */
  page: string;
  /** The page with its filters: where it is found again. */
  address: string;
  loaded: ListData;
  deps: unknown;
};

/** A list that stays alive. What is loaded anew and says the same leaves its `data` as they are. */
export type KeptList = ShownList & { readonly key: number; readonly data: ListData };

/** The lists that stay alive, longest unseen first; `current` is the key of the one that is shown. */
export type KeptLists = { readonly lists: readonly KeptList[]; readonly current: number | undefined; readonly lastKey: number };

export const noLists: KeptLists = { lists: [], current: undefined, lastKey: 0 };

/** How many lists stay alive, the one that is shown included. */
const mostKept = 2;

/**
 * The lists that are kept once the visitor stands at `shown`, or at a page that is none. Other filters change the list that
 * is shown; leaving it keeps it as it is. Changed content takes the place of the former, and typed text stays (PAG-02).
 */
export function keepLists(kept: KeptLists, shown: ShownList | undefined): KeptLists {
  const current = kept.lists.find(({ key }) => key === kept.current);
  if (!shown) return current ? { ...kept, current: undefined } : kept;
  if (current?.address === shown.address && current.loaded === shown.loaded) return kept;
  const found = current?.page === shown.page ? current : kept.lists.find(({ address }) => address === shown.address);
  const others = kept.lists.filter((list) => list !== found && list.address !== shown.address);
  const list = listAfter(found, shown, kept.lastKey + 1);
  return {
    lists: [...others, list].slice(-mostKept),
    current: list.key,
    lastKey: Math.max(list.key, kept.lastKey),
  };
}

function listAfter(found: KeptList | undefined, shown: ShownList, newKey: number): KeptList {
  if (found?.address === shown.address && isSameContent(found.loaded, shown.loaded)) return { ...found, loaded: shown.loaded };
  return { ...shown, key: found?.key ?? newKey, data: shown.loaded };
}

function isSameContent(one: ListData, other: ListData): boolean {
  return one === other || contentOf(one) === contentOf(other);
}

const contentOf = (data: ListData) => JSON.stringify({ ...data, changes: 0 });

/** Which page a list route shows, as text that can be compared. */
export function listPage(routeId: string, params: unknown): string {
  return JSON.stringify([routeId, params]);
}

/** Where a list is found again: its page, and what its loader depends on beside, as filters. */
export function listAddress(routeId: string, params: unknown, deps: unknown): string {
  return JSON.stringify([routeId, params, deps ?? {}]);
}
