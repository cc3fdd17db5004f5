/** What a visitor may allow or refuse. What the site needs to work is not asked for. */
export const consentCategories = ['statistics', 'media'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

const name = 'consent';
const days180 = 180 * 24 * 60 * 60;

/**
 * The choice that a visitor has made: the categories allowed; undefined as long as none has been made. The value holds nothing else, and can be
 * handed over as it is to the visitor's cookie on another domain.
 */
export function readConsent(cookies: string): ConsentCategory[] | undefined {
  const value = cookies.match(/(?:^|; )consent=([\w.]*)/)?.[1];
  return value === undefined ? undefined : consentCategories.filter((category) => value.split('.').includes(category));
}

/** The cookie that keeps a choice for 180 days (SEC-10); one in which everything was refused says `none`. */
export function consentCookie(allowed: readonly ConsentCategory[]): string {
  return `${name}=${allowed.join('.') || 'none'}; Max-Age=${days180}; Path=/; SameSite=Lax`;
}
