const openDelay = 120;
const closeDelay = 300;

/**
 * Opens the panels of a menu while the pointer rests on their button, and closes them after it has left. On its way to an open
 * panel the pointer may cross other buttons. A click keeps a hovered panel open. A panel opened by a click stays open.
 */
export function openOnHover(menu: HTMLElement): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLElement | undefined;
  let show: (() => void) | undefined;

  const wait = (act: () => void, delay: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(act, delay);
  };
  const leave = () => {
    show = undefined;
    wait(() => {
      if (hovered && !hovered.contains(document.activeElement)) hovered.hidePopover();
    }, closeDelay);
  };

  const enter = (element: Element) => {
    const panel = panelOf(element);
    if (!panel) return leave();
    show = undefined;
    if (panel.matches(':popover-open')) return clearTimeout(waiting);
    show = () => {
      show = undefined;
      panel.showPopover();
      hovered = panel;
    };
    wait(show, openDelay);
  };

  menu.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse' && target instanceof Element) enter(target);
  });
  menu.addEventListener('pointermove', ({ movementY }) => {
    if (show && movementY > 0 && menu.querySelector(':popover-open')) wait(show, openDelay);
  });
  menu.addEventListener('pointerleave', leave);
  menu.addEventListener('click', (event) => {
    const panel = event.target instanceof Element ? panelOf(event.target) : null;
    clearTimeout(waiting);
    show = undefined;
    if (panel && panel === hovered && panel.matches(':popover-open') && !panel.contains(event.target as Element))
      event.preventDefault();
    hovered = undefined;
  });
  const resting = menu.querySelector('button:hover');
  if (resting && matchMedia('(hover: hover) and (pointer: fine)').matches) enter(resting);
}

/** Returns the panel that an element opens or belongs to; null without a panel. */
function panelOf(element: Element): HTMLElement | null {
  return (
    element.closest<HTMLElement>('[popover]') ?? (element.closest('button')?.popoverTargetElement as HTMLElement | null) ?? null
  );
}
