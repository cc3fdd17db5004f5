/** Keeps all of the page but one child of its body from being used or read; answers what lets go of it, and brings the focus back. */
export function holdPage(but: HTMLElement): () => void {
  const focused = document.activeElement;
  const held = [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== but && !child.inert,
  );
  for (const child of held) child.inert = true;
  return () => {
    for (const child of held) child.inert = false;
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
