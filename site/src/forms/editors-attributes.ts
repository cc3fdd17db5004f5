type Attribute = { label: string; value: string };

/** What editors may add to an input, as React calls it: nothing that runs, leads elsewhere, or changes what is sent. */
const inputNames: Readonly<Record<string, string>> = {
  autocapitalize: 'autoCapitalize',
  autocomplete: 'autoComplete',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  max: 'max',
  min: 'min',
  pattern: 'pattern',
  readonly: 'readOnly',
  rows: 'rows',
  spellcheck: 'spellCheck',
  step: 'step',
  title: 'title',
  type: 'type',
};
const containerNames: Readonly<Record<string, string>> = { dir: 'dir', lang: 'lang', title: 'title' };
const dataName = /^data-[a-z][a-z0-9-]{0,40}$/;

/** The kinds of input that a text may be typed in. */
const textTypes = /^(text|search|url|tel|email|date|month|week|time|datetime-local)$/;

/** The attributes of an input, from what editors have written (FRM-02). */
export function inputAttributes(attributes: readonly Attribute[]): Record<string, string> {
  return allowed(attributes, inputNames, ({ label, value }) => label !== 'type' || textTypes.test(value));
}

/** The attributes of the element around a field (FRM-02). */
export function containerAttributes(attributes: readonly Attribute[]): Record<string, string> {
  return allowed(attributes, containerNames, () => true);
}

function allowed(attributes: readonly Attribute[], names: Readonly<Record<string, string>>, fits: (one: Attribute) => boolean) {
  return Object.fromEntries(
    attributes
      .map(({ label, value }) => ({ label: label.trim().toLowerCase(), value }))
      .filter(fits)
      .flatMap(({ label, value }) => {
        const name = Object.hasOwn(names, label) ? names[label] : dataName.test(label) && label;
        return name ? [[name, value] as const] : [];
      }),
  );
}

/** How much of its row a field takes: by `data-width`, or by a class of the same name; else as much as the others of its row. */
export type FieldWidth = 'half' | 'third' | 'two-thirds' | 'full' | 'even';
const widths: readonly string[] = ['half', 'third', 'two-thirds', 'full'] satisfies FieldWidth[];

export function fieldWidth(attributes: readonly Attribute[], classes: readonly string[]): FieldWidth {
  const named = [...attributes.filter(({ label }) => label === 'data-width').map(({ value }) => value), ...classes];
  return (named.find((name) => widths.includes(name)) as FieldWidth | undefined) ?? 'even';
}

/** The classes of editors, by names that no style of the site has. */
export function editorsClasses(classes: readonly string[]): string {
  return classes
    .filter((name) => /^[a-z][\w-]{0,40}$/i.test(name) && !widths.includes(name))
    .map((name) => `field-${name}`)
    .join(' ');
}
