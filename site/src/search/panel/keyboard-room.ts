/**
 * Tells a search by `--keyboard` how much of the window an on-screen keyboard covers, so that all that was found can be scrolled out from
 * under it. Ends with what it answers. A page that is zoomed in says nothing of a keyboard.
 */
export function keepAboveKeyboard(search: HTMLElement): () => void {
  const viewport = window.visualViewport;
  const fit = () => {
    if (!viewport) return;
    const covered = viewport.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - viewport.height));
    search.style.setProperty('--keyboard', `${covered}px`);
  };
  viewport?.addEventListener('resize', fit);
  fit();
  return () => viewport?.removeEventListener('resize', fit);
}
