/** A text that is typed and neither saved nor sent. */
type Kind = 'answer' | 'notes';

const keyOf = (kind: Kind, id: number) => `plantsoen-${kind}-${id}`;

/** Returns the unsent text of a request, which stays in the tab when the page is left; undefined without one. */
export function readDraft<Draft>(kind: Kind, id: number): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(kind, id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the unsent text of a request; `undefined` forgets it. A browser without storage forgets it with the page. */
export function writeDraft(kind: Kind, id: number, draft: unknown): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(kind, id));
    else sessionStorage.setItem(keyOf(kind, id), JSON.stringify(draft));
  } catch {}
}
