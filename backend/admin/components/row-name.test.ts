import { describe, expect, it } from 'vitest';
import { rowName, rowTarget } from './row-name.ts';

describe('API-08 a row of a list is named', () => {
  it.each([
    ['a menu item by its title', { kind: 'internal', title: 'Producten', page: 3 }, 'Producten'],
    ['a button by its text', { type: 'entry', customText: 'Bekijk', title: 'Tooltip' }, 'Bekijk'],
    ['an option by its label', { label: 'Ja', value: 'yes' }, 'Ja'],
    ['a rule by its field', { field: 'email', operator: 'equals', value: 'x' }, 'email'],
    ['a row of a form by its fields', { fields: [{ label: 'Naam' }, { handle: 'email' }, {}] }, 'Naam · email'],
    ['an empty row by nothing', { title: ' ', page: null }, ''],
  ])('%s', (_, row, name) => {
    expect(rowName(row)).toBe(name);
  });

  it('without texts, by the document or address that it refers to', () => {
    expect(rowTarget({ material: 4, shareKg: 12 }, { material: 'materials' })).toEqual({ relationTo: 'materials', value: 4 });
    const entry = { relationTo: 'pages', value: 7 };
    expect(rowTarget({ type: 'entry', entry }, {})).toEqual(entry);
    expect(rowTarget({ type: 'url', url: 'https://a.example', entry }, {})).toBe('https://a.example');
    expect(rowTarget({ image: null }, { image: 'media' })).toBeUndefined();
  });
});
