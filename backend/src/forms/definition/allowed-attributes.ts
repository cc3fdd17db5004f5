export type StoredAttribute = { label?: string | null; value?: string | null };

/** Element that gets an attribute: the container of a field, or its input. */
export type AttributePlace = 'container' | 'input';

const textTypes = ['text', 'search', 'tel', 'url', 'email', 'date', 'month', 'week', 'time', 'datetime-local'];
const inputModes = ['none', 'text', 'decimal', 'numeric', 'tel', 'search', 'email', 'url'];
const words = (list: string) => new Set(list.split(' '));

/** Autofill names of HTML, without those for passwords, one-time codes and payment cards. */
const autofill = words(
  'name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization-title organization street-address ' +
    'address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code ' +
    'language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code tel-local tel-extension email impp',
);
const contact = words('home work mobile fax pager');

/**
 * Whether a value is `on`, `off` or an autofill name, optionally after a section, an address type and a contact type
 * (`section-site shipping work tel`).
 */
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

const maxCharacters = 200;

/** Data attributes that the site's own scripts react to, so editors must not set them. */
const ourOwn = new Set(['data-embed', 'data-height']);
const widths = oneOf(['full', 'half', 'third', 'two-thirds', 'quarter']);

/**
 * Whether editors may set this attribute (FRM-02). Attributes that run code, set styles or names, or submit a form elsewhere are
 * refused.
 */
export function isAllowedAttribute(place: AttributePlace, { label, value }: StoredAttribute): boolean {
  const name = label ?? '';
  const content = value ?? '';
  if (content.length > maxCharacters || !isText(content)) return false;
  if (name === 'data-width') return place === 'container' && widths(content);
  if (/^data-[a-z][a-z0-9-]{0,40}$/.test(name)) return !ourOwn.has(name);
  const known = place === 'input' ? onInputs : everywhere;
  return Object.hasOwn(known, name) && (known[name]?.(content) ?? false);
}

/** Returns the stored attributes that are allowed, each name once. */
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

/** Whether a text is a list of class names separated by spaces. */
export const isClassList = (text: string): boolean => text.length <= maxCharacters && /^(?:[A-Za-z][\w-]*(?: +|$))*$/.test(text);
