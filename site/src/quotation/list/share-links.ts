/** A link that the visitor has made, as the browser keeps it: who has `revokeToken` may take it back. */
export type ShareLink = { token: string; revokeToken: string; expiresAt: string; madeAt: string; lines: number };

const storageKey = 'quotationShares';
const mostLinks = 10;
const tokenForm = /^[\w-]{32}$/;

/** The links that still hold, newest first; blocked storage holds none. */
export function keptLinks(now = Date.now()): ShareLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((link) => isLink(link) && Date.parse(link.expiresAt) > now) : [];
  } catch {
    return [];
  }
}

/** Keeps links, where the browser keeps anything; the oldest make room. */
export function keepLinks(links: readonly ShareLink[]): ShareLink[] {
  const kept = links.slice(0, mostLinks);
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // They stay in the dialog as long as that is open.
  }
  return kept;
}

function isLink(value: unknown): value is ShareLink {
  if (typeof value !== 'object' || value === null) return false;
  const { token, revokeToken, expiresAt, madeAt, lines } = value as Partial<Record<keyof ShareLink, unknown>>;
  const areTokens = [token, revokeToken].every((text) => typeof text === 'string' && tokenForm.test(text));
  const areDates = [expiresAt, madeAt].every((text) => typeof text === 'string' && !Number.isNaN(Date.parse(text)));
  return areTokens && areDates && typeof lines === 'number';
}
