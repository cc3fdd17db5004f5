import type { SiteAddress } from '../locale/site-address.ts';
import type { Member } from '../session/member.ts';

/** Settings that the server passes to the browser in an attribute of the root element. */
export type DocumentSettings = { address: SiteAddress; isMember: boolean; changes: number; member?: Member | undefined };

export const settingsAttribute = 'data-site';

/** Reads the settings from the document. */
export function readDocumentSettings(): DocumentSettings {
  const text = document.documentElement.getAttribute(settingsAttribute);
  if (!text) throw new Error('data-site is missing');
  return JSON.parse(text);
}
