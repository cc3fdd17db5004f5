import type { Field, Tab } from 'payload';
import { fieldAffectsData, fieldIsHiddenOrDisabled, getFieldPaths, tabHasName } from 'payload/shared';

export type Values = Record<string, unknown>;

/** A field with a name whose text is written per language: a single field, or a list or group of them. */
export type TranslatedField = Extract<Field, { name: string }>;

/** Localised text of a document, with the value of the field. */
export type TranslatedText = {
  field: TranslatedField;
  /** Identifies the text in all states of the document. Rows are named by their ids: `pages.65a1.label`. */
  key: string;
  /** Path in a form, with rows by position: `pages.0.label`. */
  path: string;
  /** Path of the parent in a form, and in the configuration. */
  parentPath: string;
  parentSchemaPath: string;
  /** Groups, tabs and rows around the field, from the outside. */
  places: readonly TextPlace[];
  value: unknown;
};

/** Part of a document around a text: its label, and the position of a row, counted from 1. */
export type TextPlace = { label: unknown; row?: number };

type Position = {
  key: string;
  path: string;
  schemaPath: string;
  indexPath: string;
  places: readonly TextPlace[];
};

const textTypes: ReadonlySet<string> = new Set(['text', 'textarea', 'richText', 'code', 'email', 'upload', 'relationship']);

/** Whether a localised field is translated: it is a text, a file or a relation, or contains one. Switches, numbers and dates are not. */
export function isTranslated(field: Field | Tab): boolean {
  if ('type' in field && textTypes.has(field.type)) return true;
  if ('tabs' in field) return field.tabs.some(isTranslated);
  if ('blocks' in field) return field.blocks.some(({ fields }) => fields.some(isTranslated));
  return 'fields' in field && field.fields.some(isTranslated);
}

/**
 * Yields every localised text of a document, found from the configuration (EDT-09). The document is read in one language, or in all:
 * the value of a text then has a key per language. A localised list or group is one text.
 */
export function* translatedTexts(
  fields: readonly Field[],
  values: Values,
  slug: string,
  position: Position = { key: '', path: '', schemaPath: slug, indexPath: '', places: [] },
): Generator<TranslatedText> {
  const { key, path: parentPath, schemaPath: parentSchemaPath, indexPath: parentIndexPath, places } = position;
  for (const [index, field] of fields.entries()) {
    if (fieldIsHiddenOrDisabled(field)) continue;
    const { path, schemaPath, indexPath } = getFieldPaths({ field, index, parentIndexPath, parentPath, parentSchemaPath });
    if (field.type === 'tabs') {
      yield* textsInTabs(field.tabs, values, slug, { ...position, schemaPath, indexPath });
    } else if (fieldAffectsData(field)) {
      const value = values[field.name];
      const own = { key: joined(key, field.name), path, places };
      if (!isLocalised(field)) yield* textsInside(field, value, slug, { ...own, schemaPath, indexPath: '' });
      else if (isTranslated(field)) yield { field, ...own, parentPath, parentSchemaPath, value };
    } else if ('fields' in field) {
      yield* translatedTexts(field.fields, values, slug, { ...position, schemaPath, indexPath, places: placesIn(field, places) });
    }
  }
}

const isLocalised = (field: Field): boolean => 'localized' in field && field.localized === true;

/** Returns the places of the fields in a row or a collapsible part, which has a label. */
const placesIn = (field: Field, places: Position['places']): Position['places'] =>
  'label' in field && field.label ? [...places, { label: field.label }] : places;

/** Yields the texts in tabs. A tab with a name has its own values. */
function* textsInTabs(tabs: readonly Tab[], values: Values, slug: string, at: Position): Generator<TranslatedText> {
  for (const [index, tab] of tabs.entries()) {
    const { schemaPath, indexPath } = getFieldPaths({
      field: { ...tab, type: 'tab' },
      index,
      parentIndexPath: at.indexPath,
      parentPath: at.path,
      parentSchemaPath: at.schemaPath,
    });
    const inside = { ...at, schemaPath, indexPath, places: [...at.places, { label: tab.label }] };
    if (!tabHasName(tab)) yield* translatedTexts(tab.fields, values, slug, inside);
    else {
      const names = { key: joined(at.key, tab.name), path: joined(at.path, tab.name), indexPath: '' };
      yield* translatedTexts(tab.fields, recordOf(values[tab.name]), slug, { ...inside, ...names });
    }
  }
}

/** Yields the texts within a group or the rows of a list that all languages share. */
function* textsInside(field: Field, value: unknown, slug: string, at: Position): Generator<TranslatedText> {
  if (field.type === 'group') {
    yield* translatedTexts(field.fields, recordOf(value), slug, { ...at, places: [...at.places, { label: field.label }] });
  } else if (field.type === 'array' || field.type === 'blocks') {
    for (const [index, row] of rowsOf(value).entries()) {
      const part = field.type === 'array' ? field : field.blocks.find((block) => block.slug === row.blockType);
      yield* translatedTexts(part?.fields ?? [], row, slug, {
        key: joined(at.key, String(row.id ?? index)),
        path: `${at.path}.${index}`,
        schemaPath: field.type === 'blocks' ? `${at.schemaPath}.${row.blockType}` : at.schemaPath,
        indexPath: '',
        places: [...at.places, { label: part?.labels?.singular ?? field.label, row: index + 1 }],
      });
    }
  }
}

const joined = (parent: string, name: string) => (parent ? `${parent}.${name}` : name);

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = (value: unknown): Values => (isRecord(value) ? value : {});

export const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);
