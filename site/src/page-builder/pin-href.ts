/** Returns the Pinterest address that pins a picture, with the page's address and a description (BLK-20). */
export function pinHref(pageUrl: string, pictureUrl: string, description: string): string {
  const query = new URLSearchParams({ url: pageUrl, media: new URL(pictureUrl, pageUrl).href, description });
  return `https://www.pinterest.com/pin/create/button/?${query}`;
}
