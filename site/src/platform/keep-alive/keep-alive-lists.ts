/** Data of a list page's loader, with the change position it belongs to. */
export type ListData = { readonly changes: number };

/** The current list page. */
export type ShownList = {
  routeId: string;
  /** Route and parameters: the page without filters. */
  page: string;
  /** The page with its filters, by which it is found again. */
  address: string;
  loaded: ListData;
  deps: unknown;
};

/** A mounted list. Reloaded data that is equal leaves its `data` unchanged. */
export type KeepAliveList = ShownList & { readonly key: number; readonly data: ListData };

/** The mounted lists, least recently visited first; `current` is the key of the visible one. */
export type KeepAliveLists = {
  readonly lists: readonly KeepAliveList[];
  readonly current: number | undefined;
  readonly lastKey: number;
};

export const noLists: KeepAliveLists = { lists: [], current: undefined, lastKey: 0 };

/** Maximum number of mounted lists, including the current one. */
const maxLists = 2;

/**
 * Returns the mounted lists after a navigation to `shown`, or to a page that is not a list. Other filters change the current list;
 * leaving keeps it. Changed content replaces the previous one, and typed text stays (PAG-02).
 */
export function updateKeepAliveLists(previous: KeepAliveLists, shown: ShownList | undefined): KeepAliveLists {
  const current = previous.lists.find(({ key }) => key === previous.current);
  if (!shown) return current ? { ...previous, current: undefined } : previous;
  if (current?.address === shown.address && current.loaded === shown.loaded) return previous;
  const found = current?.page === shown.page ? current : previous.lists.find(({ address }) => address === shown.address);
  const others = previous.lists.filter((list) => list !== found && list.address !== shown.address);
  const list = listAfter(found, shown, previous.lastKey + 1);
  return {
    lists: [...others, list].slice(-maxLists),
    current: list.key,
    lastKey: Math.max(list.key, previous.lastKey),
  };
}

function listAfter(found: KeepAliveList | undefined, shown: ShownList, newKey: number): KeepAliveList {
  if (found?.address === shown.address && isSameContent(found.loaded, shown.loaded)) return { ...found, loaded: shown.loaded };
  return { ...shown, key: found?.key ?? newKey, data: shown.loaded };
}

function isSameContent(one: ListData, other: ListData): boolean {
  return one === other || contentOf(one) === contentOf(other);
}

const contentOf = (data: ListData) => JSON.stringify({ ...data, changes: 0 });

/** Returns the page of a list route as comparable text. */
export function listPage(routeId: string, params: unknown): string {
  return JSON.stringify([routeId, params]);
}

/** Returns the address of a list: its page with the filters that its loader depends on. */
export function listAddress(routeId: string, params: unknown, deps: unknown): string {
  return JSON.stringify([routeId, params, deps ?? {}]);
}
