/** Under this key a tab keeps a member's own data (ACC-07). */
export const userKey = 'user';

/** Whether this tab keeps a member's own data. */
export function keepsMember(): boolean {
  try {
    return sessionStorage.getItem(userKey) !== null;
  } catch {
    return false;
  }
}

/** Takes from this tab what is a member's: the own data, and what was typed into forms and not sent. */
export function forgetMember(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key === userKey || key.startsWith('typed ')) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
}
