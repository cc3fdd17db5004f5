import type { AnyRouter } from '@tanstack/react-router';

const course = { duration: 280, easing: 'cubic-bezier(0.2, 0.6, 0.2, 1)' };

/**
 * Animates the picture of a clicked card to the first picture of the next page, if the card has `data-transition` and the visitor allows
 * motion. It moves a copy of the picture, because view transitions of the browser would delay the page by about 150 ms.
 */
export function movePictures(router: AnyRouter): void {
  document.addEventListener('click', ({ target }) => transit(router, target as Element), { capture: true });
}

function transit(router: AnyRouter, target: Element): void {
  const link = target.closest('a');
  const picture = link?.closest('li, article')?.querySelector<HTMLImageElement>('[data-transition] img');
  if (!picture?.complete || !isInWindow(picture) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = picture.getBoundingClientRect();
  const end = router.subscribe('onRendered', ({ toLocation }) => {
    end();
    const first = [...document.querySelectorAll<HTMLImageElement>('main img[fetchpriority="high"]')].find(isInWindow);
    if (first && toLocation.publicHref === link?.getAttribute('href')) move(picture, from, first);
  });
}

function move(picture: HTMLImageElement, from: DOMRect, first: HTMLImageElement): void {
  const to = first.getBoundingClientRect();
  const moving = new Image();
  moving.src = picture.currentSrc;
  moving.className = picture.className;
  moving.alt = '';
  const place = `left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px`;
  moving.style.cssText = `position:fixed;z-index:9;object-fit:contain;pointer-events:none;transition:none;${place}`;
  document.body.append(moving);
  const scale = from.width / to.width;
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const moved = moving.animate([{ transform: `translate(${x}px,${y}px) scale(${scale})` }, { transform: 'none' }], course);
  const hidden = first.animate({ opacity: [0, 0] }, { duration: Number.POSITIVE_INFINITY });
  const arrive = () => {
    hidden.cancel();
    moving.remove();
  };
  // The copy stays until the large picture has loaded, or for two seconds.
  moved.onfinish = () => void Promise.race([first.decode(), new Promise((give) => setTimeout(give, 2000))]).then(arrive, arrive);
}

function isInWindow(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
