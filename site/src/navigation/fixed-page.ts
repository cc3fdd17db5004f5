/** Fixes the page in place behind an overlay. Returns a function that undoes this and restores the scroll position (NAV-06). */
export function fixPage(): () => void {
  const top = window.scrollY;
  const { style } = document.body;
  Object.assign(style, { position: 'fixed', insetInline: '0', top: `${-top}px` });
  let isFixed = true;
  return () => {
    if (!isFixed) return;
    isFixed = false;
    Object.assign(style, { position: '', insetInline: '', top: '' });
    window.scrollTo({ top, behavior: 'instant' });
  };
}
