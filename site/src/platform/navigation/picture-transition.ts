import type { AnyRouter } from '@tanstack/react-router';

/** The name that the first picture of a product's page has in its style: what a card's picture becomes. */
const transitionName = 'product-picture';

/**
 * Lets the picture of the card whose link was clicked, `data-transition`, become the first picture of the next page. Answers
 * whether there is one, in the window; none for visitors who want no motion.
 */
export function transitPicture(router: AnyRouter, link: HTMLAnchorElement): boolean {
  const picture = link.closest('li, article')?.querySelector<HTMLElement>('[data-transition]');
  if (!picture || !isInWindow(picture) || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  picture.style.viewTransitionName = transitionName;
  const end = router.subscribe('onResolved', () => {
    picture.style.viewTransitionName = '';
    end();
  });
  return true;
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
