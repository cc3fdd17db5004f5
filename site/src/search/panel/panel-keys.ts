/** What a key does in the field while hits stand below it: `active` is the hit that is chosen, -1 where the field itself is. */
export type KeyAct = { kind: 'choose'; hit: number } | { kind: 'show' | 'hide' | 'close' | 'follow' };

type Panel = { isShown: boolean; count: number; active: number };

/**
 * The keys of a combobox with a list (WAI-ARIA Authoring Practices): arrows walk through the field and the hits in a circle, Home and
 * End lead to the first and last hit once one is chosen, Enter follows it, Escape hides the panel and then closes what it stands in. All else
 * is for the field.
 */
export function keyAct(key: string, { isShown, count, active }: Panel): KeyAct | undefined {
  if (key === 'Escape') return { kind: isShown ? 'hide' : 'close' };
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (!isShown) return { kind: 'show' };
    const places = count + 1;
    const step = key === 'ArrowDown' ? 1 : -1;
    return { kind: 'choose', hit: ((active + 1 + step + places) % places) - 1 };
  }
  if (!isShown || active < 0) return undefined;
  if (key === 'Enter') return { kind: 'follow' };
  if (key === 'Home') return { kind: 'choose', hit: 0 };
  if (key === 'End') return { kind: 'choose', hit: count - 1 };
  return undefined;
}
