let hasArrived = false;

/**
 * Whether the router may scroll after showing a page: always, but for the page that came as a document and stands scrolled by the
 * time its scripts run, by the visitor or by the browser (PAG-03). The router would take a new document to its top.
 */
export function mayRouterScroll(): boolean {
  if (typeof document === 'undefined' || hasArrived) return true;
  hasArrived = true;
  if (scrollY === 0) return true;
  // For a way back the router notes the position of what it has heard scroll, and it did not listen yet.
  document.dispatchEvent(new Event('scroll'));
  return false;
}
