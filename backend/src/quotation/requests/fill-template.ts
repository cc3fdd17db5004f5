/** Part of a filled template: plain text, a filled-in value, or a placeholder without a value. */
export type FilledPart = { kind: 'text' | 'value' | 'missing'; text: string };

/** Names of the placeholders with values of the request. */
export const placeholderNames = [
  'name',
  'reference',
  'project',
  'organisation',
  'adviser',
  'phone',
  'products',
  'date',
  'attachment',
] as const;
export type TemplateValues = Readonly<Record<(typeof placeholderNames)[number], string>>;

const placeholder = /\{([^{}\n]{1,60})\}/g;

/**
 * Returns a template in parts, with the value for each placeholder such as `{name}`. A placeholder with another name, or without a value,
 * is missing.
 */
export function fillTemplate(template: string, values: TemplateValues): FilledPart[] {
  const parts: FilledPart[] = [];
  let end = 0;
  for (const found of template.matchAll(placeholder)) {
    const [whole, name = ''] = found;
    const key = placeholderNames.find((one) => one === name.trim().toLowerCase());
    const value = key ? values[key] : '';
    parts.push({ kind: 'text', text: template.slice(end, found.index) });
    parts.push(value === '' ? { kind: 'missing', text: whole } : { kind: 'value', text: value });
    end = found.index + whole.length;
  }
  return [...parts, { kind: 'text' as const, text: template.slice(end) }].filter(({ text }) => text !== '');
}

/** Returns the text of a filled template. */
export const filledText = (parts: readonly FilledPart[]): string => parts.map(({ text }) => text).join('');

/** Returns the placeholders without a value, each once. */
export const missingPlaceholders = (parts: readonly FilledPart[]): string[] => [
  ...new Set(parts.filter(({ kind }) => kind === 'missing').map(({ text }) => text)),
];
