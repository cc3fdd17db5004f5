import { maxSections, sectionMark } from '@plantsoen/contract/quotation-lists.ts';
import { expect, test } from 'vitest';
import type { QuotationLine } from '../quotation-line.ts';
import { emptyList } from './named-list.ts';
import {
  addSection,
  collectLines,
  deleteSection,
  groupLines,
  moveSection,
  orderedLines,
  placeSection,
  renameSection,
} from './section-rules.ts';

const line = (id: number, section?: string, amount = 1): QuotationLine => ({
  ...{ id, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '', amount },
  ...(section && { section }),
});
const list = {
  ...emptyList('a'),
  sections: [
    { id: 's', name: 'Plein' },
    { id: 't', name: 'Oever' },
  ],
  lines: [line(1, 't'), line(2), line(3, 's'), line(4, 'unknown')],
};

test('QUO-11 lines stand in the order of their sections, those without a known section first', () => {
  expect(groupLines(list).map(({ section, lines }) => [section?.name, lines.map(({ id }) => id)])).toEqual([
    [undefined, [2, 4]],
    ['Plein', [3]],
    ['Oever', [1]],
  ]);
  expect(orderedLines(list).map(({ id }) => id)).toEqual([2, 4, 3, 1]);
  expect(groupLines({ ...list, lines: [] })).toHaveLength(2);
});

test('QUO-11 sections have the letters A to Z, then AA', () => {
  expect([0, 25, 26, 29].map(sectionMark)).toEqual(['A', 'Z', 'AA', 'AD']);
});

test('QUO-11 a section is added, renamed and moved; 30 are the most', () => {
  const added = addSection(list, { id: 'u', name: 'Entree' }, 0);
  expect(added.sections.map(({ id }) => id)).toEqual(['u', 's', 't']);
  expect(moveSection(added, 't', -1).sections.map(({ id }) => id)).toEqual(['u', 't', 's']);
  expect(moveSection(added, 'u', -1)).toBe(added);
  expect(renameSection(list, 's', 'Markt').sections[0]).toEqual({ id: 's', name: 'Markt' });
  const full = { ...list, sections: Array.from({ length: maxSections }, (_, id) => ({ id: String(id), name: '' })) };
  expect(addSection(full, { id: 'u', name: '' })).toBe(full);
});

test('QUO-11 a section is dropped above or below another one', () => {
  const ids = (edge: 'top' | 'bottom', id: string, beside: string) =>
    placeSection(addSection(list, { id: 'u', name: 'Entree' }), id, beside, edge).sections.map((section) => section.id);
  expect(ids('top', 'u', 's')).toEqual(['u', 's', 't']);
  expect(ids('bottom', 's', 'u')).toEqual(['t', 'u', 's']);
  expect(placeSection(list, 's', 'unknown', 'top')).toBe(list);
});

test('QUO-11 the lines of a deleted section have none, unless one does not fit', () => {
  const deleted = deleteSection(list, 's');
  expect(deleted).toMatchObject({ sections: [{ id: 't' }] });
  expect((deleted as typeof list).lines.find(({ id }) => id === 3)).not.toHaveProperty('section');
  expect(deleteSection({ ...list, lines: [line(3, undefined, 60), line(3, 's', 60)] }, 's')).toBe('tooManyPieces');
});

test('QUO-11 all lines without a section move to a section in their order, unless one does not fit', () => {
  const collected = collectLines(list, 't') as typeof list;
  expect(groupLines(collected).map(({ section, lines }) => [section?.name, lines.map(({ id }) => id)])).toEqual([
    ['Plein', [3]],
    ['Oever', [1, 2, 4]],
  ]);
  const twins = { ...list, lines: [line(3, undefined, 2), line(3, 's', 3)] };
  expect(collectLines(twins, 's')).toMatchObject({ lines: [{ id: 3, section: 's', amount: 5 }] });
  expect(collectLines({ ...list, lines: [line(2), line(3, undefined, 60), line(3, 's', 60)] }, 's')).toBe('tooManyPieces');
});
