/**
 * Notes where the focus is once what has just been done is over, as a dialog that closes, and before what is waited for. Then it tells whether the
 * focus may move on: not where the visitor has gone elsewhere meanwhile, as into a field, or has opened a panel that is about to take it.
 */
export function watchFocus(): () => boolean {
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
