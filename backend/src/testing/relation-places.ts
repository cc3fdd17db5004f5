import type { BlocksField, Field, RelationshipField, Tab, UploadField } from 'payload';
import { fieldAffectsData, tabHasName } from 'payload/shared';

/** ID of every written row. A document has at most one row of each list. */
const rowId = 'relation-place';

/** A relation field in a document, and a function for data that fill it alone. */
export type RelationPlace = {
  path: string;
  relationTo: string;
  data: (target: { relationTo: string; value: number }) => unknown;
};

const nest = (name: string, place: RelationPlace): RelationPlace => ({
  ...place,
  path: `${name}.${place.path}`,
  data: (target) => ({ [name]: place.data(target) }),
});
const inRow = (name: string, place: RelationPlace, more: object = {}): RelationPlace => ({
  ...nest(name, place),
  data: (target) => ({ [name]: [{ id: rowId, ...more, ...(place.data(target) as object) }] }),
});
const richText = (doc: unknown) => ({
  root: {
    type: 'root',
    children: [{ type: 'link', fields: { linkType: 'internal', doc }, children: [], version: 3 }],
    version: 1,
  },
});

function relationPlace({ name, hasMany, relationTo }: RelationshipField | UploadField): RelationPlace[] {
  return [relationTo].flat().map((one) => ({
    path: name,
    relationTo: one,
    data: (target) => {
      const value = Array.isArray(relationTo) ? target : target.value;
      return { [name]: hasMany ? [value] : value };
    },
  }));
}

const isLocalisedField = (field: Field): boolean => fieldAffectsData(field) && 'localized' in field && Boolean(field.localized);

/** Returns every relation field of the configuration. Localised values are given by language, as the database expects. */
export function relationPlaces(fields: readonly Field[], isLocalised = false): RelationPlace[] {
  return fields.flatMap((field) => (!isLocalised && isLocalisedField(field) ? inDutch(field) : placesIn(field, isLocalised)));
}

function inDutch(field: Field): RelationPlace[] {
  const { name } = field as { name: string };
  return relationPlaces([field], true).map((place) => ({
    ...place,
    data: (target) => ({ [name]: { nl: (place.data(target) as Record<string, unknown>)[name] } }),
  }));
}

function placesIn(field: Field, isLocalised: boolean): RelationPlace[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tabPlaces(tab, isLocalised));
  if (field.type === 'relationship' || field.type === 'upload') return relationPlace(field);
  if (field.type === 'richText')
    return [{ path: field.name, relationTo: 'pages', data: (target) => ({ [field.name]: richText(target) }) }];
  if (field.type === 'blocks') return blockPlaces(field, isLocalised);
  if (field.type === 'array') return relationPlaces(field.fields, isLocalised).map((place) => inRow(field.name, place));
  if (field.type === 'group' && fieldAffectsData(field))
    return relationPlaces(field.fields, isLocalised).map((place) => nest((field as { name: string }).name, place));
  return 'fields' in field ? relationPlaces(field.fields, isLocalised) : [];
}

function blockPlaces({ name, blocks }: BlocksField, isLocalised: boolean): RelationPlace[] {
  return blocks.flatMap(({ slug, fields }) =>
    relationPlaces(fields, isLocalised).map((place) => ({
      ...inRow(name, place, { blockType: slug }),
      path: `${name}.${slug}.${place.path}`,
    })),
  );
}

function tabPlaces(tab: Tab, isLocalised: boolean): RelationPlace[] {
  const places = relationPlaces(tab.fields, isLocalised);
  return tabHasName(tab) ? places.map((place) => nest(tab.name, place)) : places;
}
