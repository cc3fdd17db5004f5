/** Records in the page when the overlay and its logo appear and disappear (PAG-05). */
export function noteOverlay(): void {
  const noted: Record<string, number> = {};
  Object.assign(window, { overlay: noted });
  new MutationObserver((changes) => {
    for (const { type, target, removedNodes } of changes) {
      const removed = [...removedNodes].some((node) => node instanceof Element && node.matches('[data-overlay]'));
      if (removed) noted.gone ??= performance.now();
      else if (type === 'childList' && document.querySelector('[data-overlay]')) noted.shown ??= performance.now();
      else if (target instanceof Element && target.matches('[data-overlay] img')) {
        noted[noted.logo === undefined ? 'logo' : 'ending'] ??= performance.now();
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}
