import { flattenAllFields } from 'payload/shared';
import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const paragraph = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } });

const fields = flattenAllFields({
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            { name: 'title', type: 'text' },
            { type: 'row', fields: [{ name: 'price', type: 'number' }] },
          ],
        },
        { name: 'seo', fields: [{ name: 'metaTitle', type: 'text' }] },
      ],
    },
    { name: 'category', type: 'relationship', relationTo: 'categories' },
    { name: 'related', type: 'relationship', relationTo: ['pages', 'news'], hasMany: true },
    { name: 'intro', type: 'richText' },
    { name: 'rows', type: 'array', fields: [{ name: 'label', type: 'text' }] },
    { name: 'blocks', type: 'blocks', blocks: [{ slug: 'quote', fields: [{ name: 'text', type: 'text' }] }] },
    { name: 'layout', type: 'json' },
    { name: 'filename', type: 'text', hidden: true },
    { name: 'derivedUrl', type: 'text', admin: { hidden: true } },
    { name: '_status', type: 'text' },
  ],
});

const changes = (before: object, after: object) => [...changedFields(fields, before, after)];

describe('EDT-11 changes of a document, field by field', () => {
  it('reports values with their fields, through tabs and rows', () => {
    expect(
      changes({ title: 'Bank', price: 890, seo: { metaTitle: '' } }, { title: 'Bank', price: 920.5, seo: { metaTitle: 'X' } }),
    ).toEqual([
      { steps: [{ name: 'price' }], change: 'value', before: 890, after: 920.5 },
      { steps: [{ name: 'seo' }, { name: 'metaTitle' }], change: 'value', after: 'X' },
    ]);
  });

  it('takes empty values for equal, and fields for unchanged that were not read', () => {
    expect(changes({ title: '', related: [], category: null }, { title: null, related: null })).toEqual([]);
    expect(changes({ title: 'Bank' }, {})).toEqual([]);
  });

  it('compares relations by their ids, read at any depth', () => {
    const related = [{ relationTo: 'news', value: { id: 4 } }];
    expect(
      changes({ category: 3, related }, { category: { id: 3, title: 'Banken' }, related: [{ relationTo: 'news', value: 4 }] }),
    ).toEqual([]);
    expect(
      changes({ category: 3, related }, { category: { id: 5 }, related: [...related, { relationTo: 'pages', value: 9 }] }),
    ).toEqual([
      { steps: [{ name: 'category' }], change: 'value', before: 3, after: 5 },
      { steps: [{ name: 'related' }], change: 'value', before: ['news/4'], after: ['news/4', 'pages/9'] },
    ]);
  });

  it('reports rich text by its words, and a change of its layout without values', () => {
    const [words] = changes({ intro: paragraph('Oud') }, { intro: paragraph('Nieuw') });
    expect(words).toMatchObject({ before: 'Oud', after: 'Nieuw' });
    expect(changes({ layout: { columns: 2 } }, { layout: { columns: 3 } })).toEqual([
      { steps: [{ name: 'layout' }], change: 'value' },
    ]);
  });

  it('reports rows and blocks that were added, removed, changed or moved', () => {
    const before = {
      rows: [
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
        { id: 'c', label: 'C' },
      ],
      blocks: [{ id: 'q', blockType: 'quote', text: 'Oud' }],
    };
    const after = {
      rows: [
        { id: 'c', label: 'C' },
        { id: 'a', label: 'A2' },
        { id: 'd', label: 'D' },
      ],
      blocks: [{ id: 'q', blockType: 'quote', text: 'Nieuw' }],
    };
    expect(changes(before, after)).toEqual([
      { steps: [{ name: 'rows', row: 2 }], change: 'removed' },
      { steps: [{ name: 'rows', row: 2 }, { name: 'label' }], change: 'value', before: 'A', after: 'A2' },
      { steps: [{ name: 'rows', row: 3 }], change: 'added' },
      { steps: [{ name: 'rows' }], change: 'order' },
      { steps: [{ name: 'blocks', row: 1, block: 'quote' }, { name: 'text' }], change: 'value', before: 'Oud', after: 'Nieuw' },
    ]);
  });

  it('ignores derived fields, but reports a replaced file', () => {
    const state = (filename: string) => ({ filename, derivedUrl: `/${filename}`, _status: filename });
    expect(changes(state('a.pdf'), state('b.pdf'))).toEqual([
      { steps: [{ name: 'filename' }], change: 'value', before: 'a.pdf', after: 'b.pdf' },
    ]);
  });

  it('shortens long texts', () => {
    const [change] = changes({ title: '' }, { title: 'x'.repeat(1000) });
    expect(String(change?.after)).toHaveLength(300);
  });
});
