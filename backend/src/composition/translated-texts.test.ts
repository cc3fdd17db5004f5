import { type Field, traverseFields } from 'payload';
import { fieldIsHiddenOrDisabled } from 'payload/shared';
import { describe, expect, it } from 'vitest';
import { htmlToLexical } from '../platform/rich-text/html-to-lexical.ts';
import { wordsOf } from '../translations/text-words.ts';
import { translatedKinds } from '../translations/translated-kinds.ts';
import { type TranslatedField, translatedTexts, type Values } from '../translations/translated-texts.ts';
import { buildPayloadConfig } from './payload-config.ts';
import { placeholderOptions } from './payload-options.ts';

/** Types of localised fields that are no texts. */
const withoutText = ['checkbox', 'select', 'number', 'date', 'radio', 'point'];

/** Returns a document with one row in each list that all languages share, and one of each block. */
function sample(fields: readonly Field[]): Values {
  return Object.assign(
    {},
    ...fields.map((field) => ('name' in field && field.name ? { [field.name]: sampleOf(field) } : inside(field))),
  );
}

/** Returns the values of the fields within a field without a name. */
function inside(field: Field): Values {
  if (field.type !== 'tabs') return 'fields' in field ? sample(field.fields) : {};
  return Object.assign(
    {},
    ...field.tabs.map((tab) => ('name' in tab && tab.name ? { [tab.name]: sample(tab.fields) } : sample(tab.fields))),
  );
}

function sampleOf(field: Field): unknown {
  if ('localized' in field && field.localized) return 'text';
  if (field.type === 'group') return sample(field.fields);
  if (field.type === 'array') return [{ id: 'row', ...sample(field.fields) }];
  if (field.type !== 'blocks') return undefined;
  return field.blocks.map((block) => ({ id: block.slug, blockType: block.slug, ...sample(block.fields) }));
}

describe('EDT-09 the localised texts', () => {
  it('contain every localised field of every collection and global', async () => {
    const { collections, globals } = await buildPayloadConfig(placeholderOptions);
    for (const { slug, fields } of [...collections, ...globals]) {
      const localised: Field[] = [];
      traverseFields({
        fields,
        fillEmpty: false,
        callback: ({ field, parentIsLocalized }) => {
          if ('localized' in field && field.localized && !parentIsLocalized) localised.push(field as Field);
        },
      });
      const found = new Set<Field>([...translatedTexts(fields, sample(fields), slug)].map(({ field }) => field));
      const others = localised.filter((field) => !found.has(field) && !fieldIsHiddenOrDisabled(field));
      for (const field of others) expect(withoutText, `${slug}.${'name' in field && field.name}`).toContain(field.type);
    }
  });

  it('belong to entries, dictionaries, files, forms and globals', async () => {
    const kinds = translatedKinds(await buildPayloadConfig(placeholderOptions));
    const expected = ['pages', 'products', 'variants', 'media', 'drawings', 'downloads', 'facts', 'colours', 'forms'];
    expect(kinds).toEqual(expect.arrayContaining([...expected, 'navigation', 'footer', 'globals']));
    for (const kind of ['redirects', 'users', 'members', 'form-submissions']) expect(kinds).not.toContain(kind);
  });

  it('are named by the ids of rows, and placed by their positions', () => {
    const label = { name: 'label', type: 'text', localized: true } as const;
    const rows = { name: 'rows', type: 'array', fields: [label] } as unknown as Field;
    const tabs = { type: 'tabs', tabs: [{ label: 'A', fields: [rows] }] } as unknown as Field;
    const [first, second] = [
      ...translatedTexts(
        [tabs],
        {
          rows: [
            { id: 'x', label: 'a' },
            { id: 'y', label: 'b' },
          ],
        },
        'lists',
      ),
    ];
    expect(first).toMatchObject({ key: 'rows.x.label', path: 'rows.0.label', parentPath: 'rows.0', value: 'a' });
    expect(second).toMatchObject({ key: 'rows.y.label', path: 'rows.1.label', value: 'b' });
    expect(second?.parentSchemaPath).toBe('lists._index-0-0.rows');
  });
});

describe('EDT-09 the words of a text', () => {
  const words = (field: object, value: unknown) => wordsOf({ name: 'x', ...field } as TranslatedField, value);
  const text = { name: 'text', type: 'text' };

  it('ignore formatting, empty values and switches', () => {
    expect(
      words(
        { type: 'richText' },
        htmlToLexical('<p>Een <strong>bank</strong></p>', (href) => ({ url: href })),
      ),
    ).toBe('Een bank');
    expect(words({ type: 'text' }, null)).toBe('');
    expect(words({ type: 'text', hasMany: true }, ['PEFC', 'FSC'])).toBe('PEFC\nFSC');
    expect(words({ type: 'group', fields: [text, { name: 'on', type: 'checkbox' }] }, { text: 'Ja', on: true })).toBe('Ja');
  });

  it('contain each block, also one without words', () => {
    const blocks = [
      { slug: 'quote', fields: [text] },
      { slug: 'rule', fields: [] },
    ];
    expect(words({ type: 'blocks', blocks }, [{ blockType: 'quote', text: 'Mooi' }, { blockType: 'rule' }])).toBe('▪ Mooi\n▪');
    expect(words({ type: 'blocks', blocks }, [])).toBe('');
  });

  it('name a file by its number', () => {
    expect(words({ type: 'upload' }, 12)).toBe('#12');
    expect(words({ type: 'upload' }, { id: 12 })).toBe('#12');
  });
});
