/**
 * Sets `--keyboard` to the height in px that an on-screen keyboard covers, so that all results can be scrolled into view. Returns
 * a function that stops this. A zoomed page counts as without keyboard.
 */
export function followVisualViewport(search: HTMLElement): () => void {
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
