import { type RefObject, useEffect } from 'react';

const openPanels = 'details[name][open]';

export function closePanels(form: HTMLElement | null): void {
  for (const panel of form?.querySelectorAll<HTMLDetailsElement>(openPanels) ?? []) panel.open = false;
}

/** Closes an open panel on a press outside it and on Escape, which returns the focus to its summary. */
export function useClosingPanels(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!form.current?.querySelector(openPanels)?.contains(target as Node)) closePanels(form.current);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const panel = key === 'Escape' ? form.current?.querySelector(openPanels) : undefined;
      if (panel?.contains(document.activeElement)) panel.querySelector('summary')?.focus();
      if (panel) closePanels(form.current);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [form]);
}
