import type { SiteAddress } from '../locale/site-address.ts';

/** Member data that views use; undefined for guests. It is sent with the document. */
export type Member = {
  /** Whether prices and content for members are visible, after an editor has approved the account. */
  isApproved: boolean;
  /** Ids of the member's favourite products. */
  favourites: readonly number[];
};

/** Settings that the server passes to the browser in an attribute of the root element. */
export type DocumentSettings = { address: SiteAddress; isMember: boolean; changes: number; member?: Member | undefined };

export const settingsAttribute = 'data-site';

/** Reads the settings from the document. */
export function readDocumentSettings(): DocumentSettings {
  const text = document.documentElement.getAttribute(settingsAttribute);
  if (!text) throw new Error('data-site is missing');
  return JSON.parse(text);
}
