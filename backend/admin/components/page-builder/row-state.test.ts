import type { ClientField } from 'payload';
import { expect, it } from 'vitest';
import { copiedBlocks, rowState } from './row-state.ts';

const fields = [
  { type: 'text', name: 'titleField' },
  { type: 'row', fields: [{ type: 'checkbox', name: 'dark' }] },
  { type: 'group', name: 'cta', fields: [{ type: 'text', name: 'label' }] },
  { type: 'array', name: 'slides', fields: [{ type: 'upload', name: 'image' }] },
] as ClientField[];

it('EDT-07 a copied block becomes a row with its texts, groups and rows', () => {
  const state = rowState(fields, { titleField: 'Kop', dark: true, cta: { label: 'Lees' }, slides: [{ id: 'old', image: 7 }] });
  expect(state.titleField?.value).toBe('Kop');
  expect(state.dark?.value).toBe(true);
  expect(state['cta.label']?.value).toBe('Lees');
  expect(state['slides.0.image']?.value).toBe(7);
});

it('EDT-07 a copied block shares no row id with its original', () => {
  const state = rowState(fields, { id: 'block', slides: [{ id: 'old' }] });
  expect(state.id).toBeUndefined();
  expect(state['slides.0.id']?.value).toMatch(/^[0-9a-f]{24}$/);
  expect(state.slides?.rows?.[0]?.id).toBe(state['slides.0.id']?.value);
});

const clipboard = (content: unknown) => ({ getItem: () => JSON.stringify(content) });
const copied = {
  type: 'blocks',
  path: 'blocks',
  rowIndex: 1,
  data: { 'blocks.1.blockType': { value: 'quote' }, 'blocks.1.quote': { value: 'Mooi.' } },
};

it('EDT-07 reads a copied block from the clipboard of the admin', () => {
  expect(copiedBlocks(clipboard(copied), ['quote'])).toEqual([{ blockType: 'quote', quote: 'Mooi.' }]);
});

it('EDT-07 offers no copied block that the page cannot have, and nothing else that was copied', () => {
  expect(copiedBlocks(clipboard(copied), ['image'])).toEqual([]);
  expect(copiedBlocks(clipboard({ ...copied, type: 'array' }), ['quote'])).toEqual([]);
  expect(copiedBlocks({ getItem: () => '{' }, ['quote'])).toEqual([]);
  expect(copiedBlocks({ getItem: () => null }, ['quote'])).toEqual([]);
});
