/** Key of the member's data in the session storage (ACC-07). */
export const userKey = 'user';

/** Whether this tab stores data of a member. */
export function keepsMember(): boolean {
  try {
    return sessionStorage.getItem(userKey) !== null;
  } catch {
    return false;
  }
}

/** Deletes the data of the member from this tab: the account data and unsent form values. */
export function forgetMember(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key === userKey || key.startsWith('typed ')) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage contains nothing.
  }
}
