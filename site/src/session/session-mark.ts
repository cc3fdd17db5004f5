const storageKey = 'session';

/** Returns the session mark that all tabs of this browser share; null if there was no log-in yet or storage is blocked. */
export function storedMark(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Whether a mark stands for the session of a member. */
export const isMembers = (mark: string | null): boolean => mark?.startsWith('member ') === true;

/** Stores a new unique mark when a session begins or ends, and returns it. Other tabs get a storage event. */
export function storeMark(isMember: boolean): string {
  const mark = `${isMember ? 'member' : 'guest'} ${Math.random()}`;
  try {
    localStorage.setItem(storageKey, mark);
  } catch {
    // Without storage, other tabs notice the change at their next request.
  }
  return mark;
}

/** Whether a storage event can concern the mark. The key is null when the storage is cleared. */
export const isOfMark = (key: string | null): boolean => key === storageKey || key === null;
