/** Categories that a visitor can allow or refuse. Functions that the site needs require no consent. */
export const consentCategories = ['statistics', 'media'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

const name = 'consent';
const days180 = 180 * 24 * 60 * 60;

/**
 * Returns the allowed categories; undefined without a choice. The value contains nothing else, so it can be copied to the cookie
 * on another domain.
 */
export function readConsent(cookies: string): ConsentCategory[] | undefined {
  const value = cookies.match(/(?:^|; )consent=([\w.]*)/)?.[1];
  return value === undefined ? undefined : consentCategories.filter((category) => value.split('.').includes(category));
}

/** Returns the cookie that stores a choice for 180 days (SEC-10). Its value is `none` if everything was refused. */
export function consentCookie(allowed: readonly ConsentCategory[]): string {
  return `${name}=${allowed.join('.') || 'none'}; Max-Age=${days180}; Path=/; SameSite=Lax`;
}
