import { reportEvent } from '../metadata/report-event.ts';

/** Where a picture of a page can be pinned: the page's own address, the picture's, and what it shows (BLK-20). */
export function pinHref(pageUrl: string, pictureUrl: string, description: string): string {
  const query = new URLSearchParams({ url: pageUrl, media: new URL(pictureUrl, pageUrl).href, description });
  return `https://www.pinterest.com/pin/create/button/?${query}`;
}

/** Reports each picture that is pinned; answers how to stop. The pin buttons are plain links, which lead on by themselves. */
export function reportPins(): () => void {
  const report = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-pin]');
    if (!link) return;
    const { pin, page, slug } = link.dataset;
    const imageSource = new URL(link.href).searchParams.get('media');
    reportEvent({ event: 'pinImage', imageId: Number(pin), imageSource, pageId: Number(page), pageSlug: slug });
  };
  document.addEventListener('click', report);
  return () => document.removeEventListener('click', report);
}
