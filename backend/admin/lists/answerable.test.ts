import type { FlattenedField, SanitizedConfig } from 'payload';
import { describe, expect, it } from 'vitest';
import { answerable, nothing } from './answerable-lists.ts';

const fields = [
  { name: 'title', type: 'text' },
  { name: 'count', type: 'number' },
  { name: 'keptUntil', type: 'date' },
  { name: 'site', type: 'select', options: [{ value: 'nl', label: 'Nederlands' }, 'de'] },
  { name: 'isOn', type: 'checkbox' },
  { name: 'form', type: 'relationship', relationTo: 'forms' },
  { name: 'entry', type: 'relationship', relationTo: ['pages', 'news'] },
  { name: 'values', type: 'json' },
  { name: 'rows', type: 'blocks', blocks: [] },
] as unknown as FlattenedField[];
const ask = (where: unknown) => answerable(where, fields, { collections: [] } as unknown as SanitizedConfig);

describe('API-08 a filter that the database can answer', () => {
  it.each([
    { title: { like: '50% \'of\' \\ "it"' } },
    { title: { in: ['a', 'b'] }, count: { greater_than: '3' } },
    { id: { in: '1,2' } },
    { keptUntil: { less_than: '2026-11-22T00:00:00.000Z' } },
    { site: { equals: 'nl' } },
    { site: { in: ['nl', 'de'] } },
    { isOn: { not_equals: 'true' } },
    { form: { equals: '12' } },
    { entry: { equals: { relationTo: 'pages', value: 4 } } },
    { values: {} },
    { count: { exists: 'true' } },
    { or: [{ title: { like: 'a' } }, { and: [{ site: { equals: null } }] }] },
  ])('is not changed: %j', (where) => {
    expect(ask(where)).toEqual(where);
  });

  it.each([
    { title: { like: 'a\0b' } },
    { title: { near: '1,2' } },
    { title: 'a' },
    { count: { equals: 'contact' } },
    { id: { contains: '1' } },
    { id: { in: '1,x' } },
    { keptUntil: { equals: 'gisteren' } },
    { createdAt: { like: 'a' }, keptUntil: { like: '2026' } },
    { site: { like: 'n' } },
    { site: { equals: 'fr' } },
    { isOn: { equals: 'x' } },
    { form: { equals: 'contact' } },
    { entry: { exists: 'true' } },
    { values: { like: 'a' } },
    { 'values.text': { like: 'a' } },
    { rows: { contains: 'a' } },
    { and: 'x' },
    'x',
    null,
  ])('finds nothing if it is invalid for its field: %j', (where) => {
    expect(ask(where)).toEqual(nothing);
  });

  it('matches all rows if it excludes only a value that none has, as the selection of all rows does', () => {
    expect(ask({ id: { not_equals: '' } })).toEqual({});
    expect(ask({ and: [{ title: { like: 'a' } }, { id: { not_equals: '' } }] })).toEqual({ and: [{ title: { like: 'a' } }, {}] });
  });

  it('is corrected part by part, and an unknown path is left to be refused', () => {
    const where = { or: [{ title: { like: 'a' } }, { values: { like: 'a' } }, { nowhere: { equals: 'a' } }] };
    expect(ask(where)).toEqual({ or: [{ title: { like: 'a' } }, nothing, { nowhere: { equals: 'a' } }] });
  });
});
