import { focusOpenedBar } from '../../search/focus-opened-bar.ts';
import { searchBarId } from '../../search/SearchBar.tsx';
import { openOnHover } from '../menu/hovered-panels.ts';

const tended = new WeakSet<HTMLElement>();

/**
 * Adds script behaviour to the panels of the header. Buttons report whether their panel is open, and panels close when they lose
 * the focus. Menu panels open on hover, and the search bar focuses its field.
 */
export function tendPanels(header: HTMLElement): void {
  if (tended.has(header)) return;
  tended.add(header);
  for (const panel of header.querySelectorAll<HTMLElement>('[popover]')) tellWhetherOpen(panel, openersOf(header, panel));
  const bar = header.querySelector<HTMLElement>(`#${searchBarId}`);
  if (bar) focusOpenedBar(bar);
  closeWhenFocusLeaves(header);
  for (const menu of header.querySelectorAll<HTMLElement>('nav:has([popover])')) openOnHover(menu);
}

/**
 * Returns the buttons that open a panel. For a button without an action, Firefox returns '' and other browsers return 'toggle'.
 */
function openersOf(header: HTMLElement, panel: HTMLElement): HTMLButtonElement[] {
  return [...header.querySelectorAll('button')].filter(
    ({ popoverTargetElement, popoverTargetAction }) => popoverTargetElement === panel && popoverTargetAction !== 'hide',
  );
}

function tellWhetherOpen(panel: HTMLElement, openers: readonly HTMLButtonElement[]) {
  const tell = () => {
    const isOpen = String(panel.matches(':popover-open'));
    for (const opener of openers) opener.setAttribute('aria-expanded', isOpen);
  };
  panel.addEventListener('toggle', tell);
  tell();
}

function closeWhenFocusLeaves(header: HTMLElement) {
  header.addEventListener('focusout', ({ relatedTarget }) => {
    const panel = header.querySelector<HTMLElement>(':popover-open');
    if (!panel || !(relatedTarget instanceof Element) || panel.contains(relatedTarget)) return;
    const isOpener = relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === panel;
    if (!isOpener) panel.hidePopover();
  });
}
