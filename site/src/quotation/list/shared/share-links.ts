/**
 * A stored link to a shared list. Its `revokeToken` authorises the visitor to revoke it. A link for editing has the id of its list, and
 * is valid for 30 days after the last change of anybody (QUO-12).
 */
export type ShareLink = {
  token: string;
  revokeToken: string;
  expiresAt: string;
  madeAt: string;
  lines: number;
  listId?: string | undefined;
};

const storageKey = 'quotationShares';
const maxLinks = 10;
const tokenForm = /^[\w-]{32}$/;

/** Returns the stored links that have not expired, as far as this is known, newest first; none if storage is blocked. */
export function storedShareLinks(now = Date.now()): ShareLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    const links = Array.isArray(stored) ? stored.filter(isLink) : [];
    return links.filter(({ listId, expiresAt }) => listId !== undefined || Date.parse(expiresAt) > now);
  } catch {
    return [];
  }
}

/** Stores the ten newest links for reading and for editing, if storage is available, and returns them. */
export function keepLinks(links: readonly ShareLink[]): ShareLink[] {
  const latest = [true, false].flatMap((mayEdit) =>
    links.filter(({ listId }) => (listId !== undefined) === mayEdit).slice(0, maxLinks),
  );
  try {
    localStorage.setItem(storageKey, JSON.stringify(latest));
  } catch {
    // The links remain in the dialog until it is closed.
  }
  return latest;
}

function isLink(value: unknown): value is ShareLink {
  if (typeof value !== 'object' || value === null) return false;
  const { token, revokeToken, expiresAt, madeAt, lines, listId } = value as Partial<Record<keyof ShareLink, unknown>>;
  const areTokens = [token, revokeToken].every((text) => typeof text === 'string' && tokenForm.test(text));
  const areDates = [expiresAt, madeAt].every((text) => typeof text === 'string' && !Number.isNaN(Date.parse(text)));
  const isOfList = listId === undefined || typeof listId === 'string';
  return areTokens && areDates && typeof lines === 'number' && isOfList;
}
