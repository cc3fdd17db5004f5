/** Action of a key in the search field; `hit` is the index of the hit to select, or -1 for the field itself. */
export type KeyAct = { kind: 'choose'; hit: number } | { kind: 'show' | 'hide' | 'close' | 'follow' };

type Panel = { isShown: boolean; count: number; active: number };

/**
 * Returns the action of a key in a combobox with a list (WAI-ARIA Authoring Practices). Arrows cycle through the field and the
 * hits. Home and End select the first and last hit, and Enter follows it, if a hit is selected. Escape hides the panel and then
 * closes its container. Returns undefined for keys that the field handles.
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
