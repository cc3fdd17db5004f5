import type { CollectionConfig, Field } from 'payload';
import { expect, it } from 'vitest';
import { partlyShared, sharedByLanguages, withSharedNote } from './shared-note.ts';

const title: Field = { name: 'title', type: 'text', localized: true };
const year: Field = { name: 'year', type: 'number' };
const hero: Field = { name: 'hero', type: 'group', fields: [title] };
const drafted = (fields: Field[]): CollectionConfig => ({ slug: 'pages', versions: { drafts: true }, fields });
const tabbed = (...fields: Field[]): Field => ({ type: 'tabs', tabs: [{ label: 'Tab', fields }] });

const notesOf = (collection: CollectionConfig) =>
  withSharedNote(collection).fields.flatMap((field): unknown[] => {
    if (field.type === 'tabs') return field.tabs.map(({ description }) => description);
    if (field.type !== 'ui') return [];
    const component = field.admin?.components?.Field;
    return typeof component === 'object' && component !== null
      ? [(component.clientProps as { note?: unknown } | undefined)?.note]
      : [];
  });

it.each([
  ['a tab of shared fields', [tabbed(year)], [sharedByLanguages]],
  ['a tab of both kinds', [tabbed(title, year)], [partlyShared]],
  ['a tab of localized fields, also in a group', [tabbed(title, hero)], [undefined]],
  ['the fields outside of tabs', [tabbed(title), year], [sharedByLanguages, undefined]],
  ['a form without tabs', [title, year], [partlyShared]],
  ['a form that is localized as a whole', [title], []],
])('EDT-14 %s has at most one note on shared fields', (_, fields, notes) => {
  expect(notesOf(drafted(fields))).toEqual(notes);
});

it('EDT-14 a form that is not published per language has no note', () => {
  expect(notesOf({ slug: 'colours', fields: [title, year] })).toEqual([]);
});
