type Attribute = { label: string; value: string };

/**
 * Attributes that editors may add to an input, with their names in React. They cannot run scripts, change the target or change
 * the submitted data.
 */
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

/** Controls that support an attribute. Attributes that are not listed apply to all controls. */
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

/** Returns the attributes that editors have set and that the control supports (FRM-02). */
export function inputAttributes(attributes: readonly Attribute[], control: Control): Record<string, string> {
  const entries = Object.entries(allowed(attributes, inputNames));
  return Object.fromEntries(entries.filter(([name]) => controlsWith[name]?.includes(control) ?? true));
}

/** Returns the attributes of the element around a field (FRM-02). */
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

/** Width of a field in its row, from `data-width` or a class of that name. Fields without either share the row evenly. */
export type FieldWidth = 'half' | 'third' | 'two-thirds' | 'full' | 'even';
const widths: readonly string[] = ['half', 'third', 'two-thirds', 'full'] satisfies FieldWidth[];

export function fieldWidth(attributes: readonly Attribute[], classes: readonly string[]): FieldWidth {
  const named = [...attributes.filter(({ label }) => label === 'data-width').map(({ value }) => value), ...classes];
  return (named.find((name) => widths.includes(name)) as FieldWidth | undefined) ?? 'even';
}

/** Returns the classes of editors with a prefix, so that they cannot match styles of the site. */
export function editorsClasses(classes: readonly string[]): string {
  return classes
    .filter((name) => /^[a-z][\w-]{0,40}$/i.test(name) && !widths.includes(name))
    .map((name) => `field-${name}`)
    .join(' ');
}
