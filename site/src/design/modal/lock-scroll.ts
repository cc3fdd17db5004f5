/** Makes the whole page inert except one child of its body. Returns a function that undoes this and restores the focus. */
export function lockScroll(but: HTMLElement): () => void {
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
