import { enhanceWith } from '../platform/rendering/enhance.ts';

/** How long the bar takes to drop from the header; the cursor waits for it. */
const dropTime = 200;

/** Puts the focus into the field of the search bar once the bar has dropped (NAV-02); a former query is chosen, to be typed over. */
export function focusOpenedBar(bar: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const focusOnceOpen = () => {
    clearTimeout(waiting);
    if (!bar.matches(':popover-open')) return;
    enhanceWith(import('./panel/live-search.tsx'));
    waiting = setTimeout(() => {
      const input = bar.querySelector('input');
      // Who was quicker is typing in it.
      if (input === document.activeElement) return;
      input?.focus();
      input?.select();
    }, dropTime);
  };
  bar.addEventListener('toggle', focusOnceOpen);
  focusOnceOpen();
}
