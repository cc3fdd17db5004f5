export type StoredAttribute = { label?: string | null; value?: string | null };

/** Where an attribute stands: on the box around a field, or on its input. */
export type AttributePlace = 'container' | 'input';

const textTypes = ['text', 'search', 'tel', 'url', 'email', 'date', 'month', 'week', 'time', 'datetime-local'];
const inputModes = ['none', 'text', 'decimal', 'numeric', 'tel', 'search', 'email', 'url'];
const words = (list: string) => new Set(list.split(' '));

/** The names of HTML's autofill, without those of passwords, one-time codes and cards. */
const autofill = words(
  'name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization-title organization street-address ' +
    'address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code ' +
    'language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code tel-local tel-extension email impp',
);
const contact = words('home work mobile fax pager');

/** `off`, `on`, or the name of a kind of text, after a section, an address and a way of contact (`section-site shipping work tel`). */
function isAutocomplete(value: string): boolean {
  if (value === 'on' || value === 'off') return true;
  const tokens = value.split(' ');
  if (/^section-[a-z0-9-]+$/.test(tokens[0] ?? '')) tokens.shift();
  if (tokens[0] === 'shipping' || tokens[0] === 'billing') tokens.shift();
  if (tokens.length === 2 && contact.has(tokens[0] ?? '')) tokens.shift();
  return tokens.length === 1 && autofill.has(tokens[0] ?? '');
}

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const isNumeric = (value: string) => /^-?\d{1,9}(?:\.\d{1,4})?$/.test(value);
const isBound = (value: string) =>
  isNumeric(value) || /^\d{4}-(?:\d\d(?:-\d\d)?|W\d\d)$/.test(value) || /^\d\d:\d\d$/.test(value);
const isText = (value: string) => !/[\p{Cc}<>]/u.test(value);

const everywhere: Record<string, (value: string) => boolean> = {
  title: isText,
  lang: (value) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(value),
  dir: oneOf(['ltr', 'rtl', 'auto']),
};

const onInputs: Record<string, (value: string) => boolean> = {
  ...everywhere,
  autocomplete: isAutocomplete,
  type: oneOf(textTypes),
  inputmode: oneOf(inputModes),
  enterkeyhint: oneOf(['enter', 'done', 'go', 'next', 'previous', 'search', 'send']),
  autocapitalize: oneOf(['off', 'none', 'on', 'sentences', 'words', 'characters']),
  autocorrect: oneOf(['on', 'off']),
  spellcheck: oneOf(['true', 'false']),
  min: isBound,
  max: isBound,
  step: (value) => value === 'any' || isNumeric(value),
  rows: (value) => /^(?:[2-9]|[1-3]\d)$/.test(value),
};

const mostCharacters = 200;

/** By these the site's own scripts know what editors cannot write themselves. */
const ourOwn = new Set(['data-embed', 'data-height']);
const widths = oneOf(['full', 'half', 'third', 'two-thirds', 'quarter']);

/** Whether editors may give a field this attribute (FRM-02): nothing that runs, styles, names, or sends a form elsewhere. */
export function isAllowedAttribute(place: AttributePlace, { label, value }: StoredAttribute): boolean {
  const name = label ?? '';
  const content = value ?? '';
  if (content.length > mostCharacters || !isText(content)) return false;
  if (name === 'data-width') return place === 'container' && widths(content);
  if (/^data-[a-z][a-z0-9-]{0,40}$/.test(name)) return !ourOwn.has(name);
  const known = place === 'input' ? onInputs : everywhere;
  return Object.hasOwn(known, name) && (known[name]?.(content) ?? false);
}

/** Those of stored attributes that may be answered, each name once. */
export function allowedAttributes(
  place: AttributePlace,
  stored: readonly StoredAttribute[] | null | undefined,
): { label: string; value: string }[] {
  const byName = new Map<string, string>();
  for (const attribute of stored ?? []) {
    if (isAllowedAttribute(place, attribute)) byName.set(attribute.label ?? '', attribute.value ?? '');
  }
  return [...byName].map(([label, value]) => ({ label, value }));
}

/** Whether a text names classes, with spaces between them. */
export const isClassList = (text: string): boolean => text.length <= mostCharacters && /^(?:[A-Za-z][\w-]*(?: +|$))*$/.test(text);
