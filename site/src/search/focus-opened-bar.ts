import { enhanceWith } from '../platform/rendering/enhance.ts';

/** Duration in ms of the bar's opening animation. The focus waits for it. */
const dropTime = 200;

/**
 * Focuses the field of the search bar after the bar has opened (NAV-02), and selects an earlier query so that typing replaces it.
 */
export function focusOpenedBar(bar: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const focusOnceOpen = () => {
    clearTimeout(waiting);
    if (!bar.matches(':popover-open')) return;
    enhanceWith(import('./panel/live-search.tsx'));
    waiting = setTimeout(() => {
      const input = bar.querySelector('input');
      // A visitor who was faster is already typing.
      if (input === document.activeElement) return;
      input?.focus();
      input?.select();
    }, dropTime);
  };
  bar.addEventListener('toggle', focusOnceOpen);
  focusOnceOpen();
}
