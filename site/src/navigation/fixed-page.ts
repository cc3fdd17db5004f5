/** Fixes the page in place behind something that covers it; what this answers lets go and gives the scroll position back (NAV-06). */
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
