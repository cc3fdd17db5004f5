export const linksKey = 'productQuotationLinks';

/** Whether this browser has lists that several people edit (QUO-12). Pages without one load no code for them. */
export function hasEditLinks(): boolean {
  try {
    return localStorage.getItem(linksKey) !== null;
  } catch {
    return false;
  }
}
