let hasArrived = false;

/**
 * Whether the router may scroll after rendering a page: always, except for the first document if it is already scrolled when its scripts
 * run (PAG-03). The router would scroll it to the top.
 */
export function mayRouterScroll(): boolean {
  if (typeof document === 'undefined' || hasArrived) return true;
  hasArrived = true;
  if (scrollY === 0) return true;
  // The router stores positions from scroll events, and was not listening yet.
  document.dispatchEvent(new Event('scroll'));
  return false;
}
