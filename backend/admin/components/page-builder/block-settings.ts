import type { ClientField } from 'payload';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import type { Row } from '../row-name.ts';

type Language = { i18n: { language: string } };

const textOf = (language: Language, label: unknown): string =>
  typeof label === 'object' && label !== null ? labelFor(language, label as Label) : String(label ?? '');

/** Returns what an editor has set in a block beside its texts: numbers of entries and rows, choices, and ticks. */
export function blockSettings(language: Language, fields: readonly ClientField[], block: Row): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return blockSettings(language, field.fields, block);
    return 'name' in field && field.name ? (settingOf(language, field, block[field.name]) ?? []) : [];
  });
}

function settingOf(language: Language, field: ClientField, value: unknown): string | undefined {
  if (field.type === 'checkbox') return value === true ? textOf(language, field.label) : undefined;
  if (field.type === 'select') {
    const option = field.options.find((each) => typeof each === 'object' && each.value === value);
    return typeof option === 'object' ? textOf(language, option.label) : undefined;
  }
  const isList = field.type === 'array' || field.type === 'relationship' || field.type === 'upload';
  if (!isList || !Array.isArray(value) || value.length === 0) return undefined;
  return `${value.length} ${textOf(language, field.label).toLocaleLowerCase(language.i18n.language)}`;
}
