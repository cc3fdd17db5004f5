export const linksKey = 'productQuotationLinks';

/** Whether this browser has lists that several people edit (QUO-12). Pages without one load no code for them. */
export function hasEditLinks(): boolean {
  try {
    return localStorage.getItem(linksKey) !== null;
  } catch {
    return false;
  }
}

/** Whether other people edit a list of this browser, too: its link is neither revoked nor expired. */
export function isEditedTogether(listId: string): boolean {
  try {
    const link = JSON.parse(localStorage.getItem(linksKey) ?? '{}')[listId];
    return link !== undefined && link.isGone !== true;
  } catch {
    return false;
  }
}
