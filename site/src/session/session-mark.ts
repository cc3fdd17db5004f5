const storageKey = 'session';

/** The mark of a session that this browser keeps for all its tabs; none where nobody has logged in yet. */
export function storedMark(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Whether a mark tells of a member. */
export const isMembers = (mark: string | null): boolean => mark?.startsWith('member ') === true;

/** Notes that a session has begun or ended, by a mark unlike all before. Other tabs hear of it by the event that the browser sends them. */
export function storeMark(isMember: boolean): string {
  const mark = `${isMember ? 'member' : 'guest'} ${Math.random()}`;
  try {
    localStorage.setItem(storageKey, mark);
  } catch {
    // Blocked storage tells no other tab: each finds out by its next answer.
  }
  return mark;
}

/** Whether an event of the storage can be about the mark; cleared storage has no key. */
export const isOfMark = (key: string | null): boolean => key === storageKey || key === null;
