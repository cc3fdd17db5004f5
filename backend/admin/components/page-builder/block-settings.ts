import type { ClientField } from 'payload';
import { fieldLabelFor } from '../../../src/platform/payload/label.ts';
import type { Row } from '../row-name.ts';

type Language = { i18n: { language: string } };

/** Returns what an editor has set in a block beside its texts: numbers of entries and rows, choices, and ticks. */
export function blockSettings(language: Language, fields: readonly ClientField[], block: Row): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return blockSettings(language, field.fields, block);
    return 'name' in field && field.name ? (settingOf(language, field, block[field.name]) ?? []) : [];
  });
}

function settingOf(language: Language, field: ClientField, value: unknown): string | undefined {
  if (field.type === 'checkbox') return value === true ? fieldLabelFor(language, field.label) : undefined;
  if (field.type === 'select') {
    const option = field.options.find((each) => typeof each === 'object' && each.value === value);
    return typeof option === 'object' ? fieldLabelFor(language, option.label) : undefined;
  }
  const isList = field.type === 'array' || field.type === 'relationship' || field.type === 'upload';
  if (!isList || !Array.isArray(value) || value.length === 0) return undefined;
  return `${fieldLabelFor(language, field.label)}: ${value.length}`;
}
