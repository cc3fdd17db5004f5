import { reportEvent } from '../metadata/report-event.ts';

/** Reports each picture that is pinned (BLK-20). Pin buttons are plain links and work without this code. */
export function reportPins(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-pin]');
    if (!link) return;
    const { pin, page, slug } = link.dataset;
    const imageSource = new URL(link.href).searchParams.get('media');
    reportEvent({ event: 'pinImage', imageId: Number(pin), imageSource, pageId: Number(page), pageSlug: slug });
  });
}
