/** A stored link to a shared list. Its `revokeToken` authorises the visitor to revoke it. */
export type ShareLink = { token: string; revokeToken: string; expiresAt: string; madeAt: string; lines: number };

const storageKey = 'quotationShares';
const maxLinks = 10;
const tokenForm = /^[\w-]{32}$/;

/** Returns the stored links that have not expired, newest first; none if storage is blocked. */
export function storedShareLinks(now = Date.now()): ShareLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((link) => isLink(link) && Date.parse(link.expiresAt) > now) : [];
  } catch {
    return [];
  }
}

/** Stores the ten newest links, if storage is available, and returns them. */
export function keepLinks(links: readonly ShareLink[]): ShareLink[] {
  const latest = links.slice(0, maxLinks);
  try {
    localStorage.setItem(storageKey, JSON.stringify(latest));
  } catch {
    // The links remain in the dialog until it is closed.
  }
  return latest;
}

function isLink(value: unknown): value is ShareLink {
  if (typeof value !== 'object' || value === null) return false;
  const { token, revokeToken, expiresAt, madeAt, lines } = value as Partial<Record<keyof ShareLink, unknown>>;
  const areTokens = [token, revokeToken].every((text) => typeof text === 'string' && tokenForm.test(text));
  const areDates = [expiresAt, madeAt].every((text) => typeof text === 'string' && !Number.isNaN(Date.parse(text)));
  return areTokens && areDates && typeof lines === 'number';
}
