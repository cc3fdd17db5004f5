/**
 * Adds the locale prefix of the page to an address that editors have entered without one. Addresses of files and of other sites
 * stay unchanged.
 */
export function addressWithin(url: string, homeHref: string): string {
  const isWithin = /^\/(?!\/|media\/)/.test(url) && !url.startsWith(homeHref);
  return isWithin ? homeHref.slice(0, -1) + url : url;
}
