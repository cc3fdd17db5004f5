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
};
const containerNames: Readonly<Record<string, string>> = { dir: 'dir', lang: 'lang', title: 'title' };
const dataName = /^data-[a-z][a-z0-9-]{0,40}$/;

const textTypes = ['text', 'search', 'url', 'tel', 'email'] as const;
const timeTypes = ['date', 'month', 'week', 'time', 'datetime-local'] as const;
type TextType = (typeof textTypes)[number];
type LineType = TextType | (typeof timeTypes)[number];
type Control = LineType | 'number' | 'textarea' | 'select';

/** The controls that have an attribute, for attributes that not all have in HTML. */
const controlsWith: Readonly<Record<string, readonly Control[]>> = {
  max: [...timeTypes, 'number'],
  min: [...timeTypes, 'number'],
  pattern: textTypes,
  readOnly: [...textTypes, ...timeTypes, 'number', 'textarea'],
  rows: ['textarea'],
  step: [...timeTypes, 'number'],
};

/** Whether an input of the type takes any text, so that it has a placeholder and a maximum length. */
export const isTextType = (type: LineType): boolean => textTypes.includes(type as TextType);

/** Returns the type that editors give an input for a line of text, or `undefined`. */
export function lineType(attributes: readonly Attribute[]): LineType | undefined {
  const type = attributes.findLast(({ label }) => label.trim().toLowerCase() === 'type')?.value;
  return [...textTypes, ...timeTypes].find((known) => known === type);
}

/** Returns the attributes that editors give a control, as far as the control has them (FRM-02). */
export function inputAttributes(attributes: readonly Attribute[], control: Control): Record<string, string> {
  const entries = Object.entries(allowed(attributes, inputNames));
  return Object.fromEntries(entries.filter(([name]) => controlsWith[name]?.includes(control) ?? true));
}

/** The attributes of the element around a field (FRM-02). */
export function containerAttributes(attributes: readonly Attribute[]): Record<string, string> {
  return allowed(attributes, containerNames);
}

function allowed(attributes: readonly Attribute[], names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    attributes
      .map(({ label, value }) => ({ label: label.trim().toLowerCase(), value }))
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
