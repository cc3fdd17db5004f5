import type { AnyRouter } from '@tanstack/react-router';

const settings = '#cookie-settings';

const loadController = () => import('./consent-controller.tsx');

/**
 * Loads the code that asks for consent only if an element with `data-consent` waits for it. Every link to `#cookie-settings`
 * opens the settings.
 */
export function initConsent(router: AnyRouter): void {
  const { report } = router.options.context;
  const openSettings = () => void loadController().then((here) => here.openSettings(), report);
  const attend = () => {
    if (document.querySelector('[data-consent]')) loadController().then((here) => here.initConsent(), report);
  };
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(`a[href$="${settings}"]`)) return;
    event.preventDefault();
    openSettings();
  });
  router.subscribe('onRendered', attend);
  attend();
  if (location.hash === settings) openSettings();
}
