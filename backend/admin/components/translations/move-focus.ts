const focusable = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button';

/** Moves the focus to the next or previous field of a translation. Returns whether there is one. */
export function moveFocus(form: HTMLElement, step: 1 | -1): boolean {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-translated-field]')];
  const current = fields.findIndex((field) => field.contains(document.activeElement));
  const start = current < 0 && step < 0 ? fields.length : current;
  for (let index = start + step; index >= 0 && index < fields.length; index += step) {
    const target = fields[index]?.querySelector<HTMLElement>(focusable);
    if (!target) continue;
    target.focus();
    target.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}
