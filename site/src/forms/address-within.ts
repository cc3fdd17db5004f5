/** An address of editors, which know no prefix, as one of the page's own locale; files and other sites stay as they are. */
export function addressWithin(url: string, homeHref: string): string {
  const isWithin = /^\/(?!\/|media\/)/.test(url) && !url.startsWith(homeHref);
  return isWithin ? homeHref.slice(0, -1) + url : url;
}
