import type { CollectionConfig, Field, Tab } from 'payload';
import type { Label } from './label.ts';

/** Note for a part of a form whose fields all languages share, although publication is per language. */
export const sharedByLanguages: Label = {
  nl: 'Geldt voor alle talen, en komt online zodra een van de talen wordt gepubliceerd.',
  en: 'Applies to all languages, and goes live as soon as one of them is published.',
  de: 'Gilt für alle Sprachen und geht online, sobald eine davon veröffentlicht wird.',
};

/** Note for a part of a form with localized fields, which have the name of the language behind their own, and shared ones. */
export const partlyShared: Label = {
  nl: 'Velden zonder taal achter hun naam gelden voor alle talen, en komen online zodra een van de talen wordt gepubliceerd.',
  en: 'Fields without a language behind their name apply to all languages, and go live as soon as one of them is published.',
  de: 'Felder ohne Sprache hinter ihrem Namen gelten für alle Sprachen und gehen online, sobald eine davon veröffentlicht wird.',
};

/** Returns the collection with one note on shared fields per tab, and one for the fields outside of tabs (EDT-14). */
export function withSharedNote(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection;
  const fields = collection.fields.map((field) => (field.type === 'tabs' ? { ...field, tabs: field.tabs.map(withNote) } : field));
  const note = noteFor(collection.fields.filter(({ type }) => type !== 'tabs'));
  return { ...collection, fields: note ? [noteField(note), ...fields] : fields };
}

function withNote(tab: Tab): Tab {
  const description = tab.description ?? noteFor(tab.fields);
  return description ? { ...tab, description } : tab;
}

function noteFor(fields: readonly Field[]): Label | undefined {
  const kinds = new Set(fields.flatMap(kindsOf));
  if (!kinds.has('shared')) return undefined;
  return kinds.has('localized') ? partlyShared : sharedByLanguages;
}

/** Returns whether a field has localized values, shared ones, or both in its parts. */
function kindsOf(field: Field): ('localized' | 'shared')[] {
  if (field.type === 'ui' || field.type === 'join' || field.admin?.hidden) return [];
  if ('localized' in field && field.localized) return ['localized'];
  return 'fields' in field ? field.fields.flatMap(kindsOf) : ['shared'];
}

function noteField(note: Label): Field {
  const Field = { path: '/components/shared-note.tsx#SharedNote', clientProps: { note } };
  return { name: 'sharedNote', type: 'ui', admin: { position: 'sidebar', disableListColumn: true, components: { Field } } };
}
