/**
 * Stores the focused element once the current action is over, such as closing a dialog. Returns a function that tells whether the focus
 * may move: not if the visitor has moved it meanwhile, or has opened a panel that will take it.
 */
export function trackFocus(): () => boolean {
  let before: Element | null = null;
  setTimeout(() => {
    before = document.activeElement;
  });
  return () => {
    const now = document.activeElement;
    if (!before || now === document.body || !now?.checkVisibility()) return true;
    return now === before && !document.querySelector(':popover-open');
  };
}
