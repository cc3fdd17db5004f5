/** Where a picture of a page can be pinned: the page's own address, the picture's, and what it shows (BLK-20). */
export function pinHref(pageUrl: string, pictureUrl: string, description: string): string {
  const query = new URLSearchParams({ url: pageUrl, media: new URL(pictureUrl, pageUrl).href, description });
  return `https://www.pinterest.com/pin/create/button/?${query}`;
}
