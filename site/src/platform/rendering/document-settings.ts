import type { SiteAddress } from '../locale/site-address.ts';
import type { Member } from '../session/member.ts';

/** What the server tells the browser about the page beside its data: an attribute of the root element. */
export type DocumentSettings = { address: SiteAddress; isMember: boolean; changes: number; member?: Member | undefined };

export const settingsAttribute = 'data-site';

/** Reads what the server wrote into the document. */
export function readDocumentSettings(): DocumentSettings {
  const text = document.documentElement.getAttribute(settingsAttribute);
  if (!text) throw new Error('the document does not say how it was reached');
  return JSON.parse(text);
}
