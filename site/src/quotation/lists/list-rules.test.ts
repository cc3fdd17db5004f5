import { maxLists } from '@plantsoen/contract/quotation-lists.ts';
import { expect, test } from 'vitest';
import type { QuotationLine } from '../quotation-line.ts';
import {
  addList,
  addRepeated,
  changeList,
  copyList,
  deleteList,
  moveLine,
  moveToSection,
  open,
  placeLine,
  transferLine,
} from './list-rules.ts';
import { emptyList, type NamedLists } from './named-list.ts';

const line = (id: number, rest: Partial<QuotationLine> = {}): QuotationLine => ({
  ...{ id, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '', amount: 1 },
  ...rest,
});
const list = (id: string, lines: QuotationLine[] = []) => ({ ...emptyList(id), name: `Lijst ${id}`, lines });
const two: NamedLists = {
  open: 'a',
  lists: [list('a', [line(1), line(2, { section: 's' })]), list('b', [line(1, { amount: 4 })])],
};
const linesOf = (all: NamedLists | string, id: string) =>
  typeof all === 'string' ? all : all.lists.find((one) => one.id === id)?.lines.map((one) => [one.id, one.amount]);

test('QUO-11 a new list opens, and 20 lists are the most', () => {
  expect(addList(two, list('c'))).toMatchObject({ open: 'c', lists: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
  const full = { open: '0', lists: Array.from({ length: maxLists }, (_, place) => list(String(place))) };
  expect(addList(full, list('c'))).toBe(full);
  expect(copyList(full, '3', { id: 'c', name: 'Kopie' })).toBe(full);
});

test('QUO-08 a repeated request is a list of its own, in place of an empty one without a name', () => {
  const again = { ...list('c', [line(3)]), name: 'Oost' };
  expect(addRepeated(two, again, () => false)).toEqual({ open: 'c', lists: [...two.lists, again] });
  const empty = { open: 'a', lists: [emptyList('a')] };
  expect(addRepeated(empty, again, () => false)).toEqual({ open: 'a', lists: [{ ...again, id: 'a' }] });
  const named = { open: 'a', lists: [{ ...emptyList('a'), name: 'West' }] };
  const places = (all: NamedLists) => all.lists.map(({ id }) => id);
  expect(places(addRepeated(named, again, () => false))).toEqual(['a', 'c']);
  expect(places(addRepeated(empty, again, () => true))).toEqual(['a', 'c']);
});

test('QUO-11 another list opens; an unknown one does not', () => {
  expect(open(two, 'b').open).toBe('b');
  expect(open(two, 'x')).toBe(two);
});

test('QUO-11 a copy stands below its list with all lines, and changes apart from it', () => {
  const copied = copyList(two, 'a', { id: 'c', name: 'Kopie' });
  expect(copied.lists.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  const changed = changeList(copied, 'c', (one) => ({ ...one, lines: [] }));
  expect(linesOf(changed, 'a')).toHaveLength(2);
  expect(linesOf(changed, 'c')).toEqual([]);
});

test('QUO-11 a deleted open list opens the next one, its undo restores place and lines, and the last list stays', () => {
  const deleted = deleteList(two, 'a');
  expect(deleted).toMatchObject({ open: 'b', lists: [{ id: 'b' }] });
  const [first] = two.lists;
  expect(first && addList(deleted, first, 0)).toEqual(two);
  expect(deleteList(deleted, 'b')).toBe(deleted);
});

test('QUO-11 a line moves or is copied to another list, and its amount is added to an identical line', () => {
  const moved = transferLine(two, line(1), 'b', { keeps: false });
  expect([linesOf(moved, 'a'), linesOf(moved, 'b')]).toEqual([[[2, 1]], [[1, 5]]]);
  const copied = transferLine(two, line(2, { section: 's' }), 'b', { keeps: true });
  expect(linesOf(copied, 'a')).toHaveLength(2);
  expect(copied).toMatchObject({ lists: [{}, { lines: [{ id: 1 }, { id: 2 }] }] });
  expect((copied as NamedLists).lists[1]?.lines[1]).not.toHaveProperty('section');
});

test('QUO-11 a line that does not fit stays where it is, and the reason is returned', () => {
  const many = { open: 'a', lists: [list('a', [line(1, { amount: 99 })]), list('b', [line(1, { amount: 2 })])] };
  expect(transferLine(many, line(1, { amount: 99 }), 'b', { keeps: false })).toBe('tooManyPieces');
  const full = Array.from({ length: 100 }, (_, place) => line(place + 10));
  expect(transferLine({ open: 'a', lists: [list('a', [line(1)]), list('b', full)] }, line(1), 'b', { keeps: true })).toBe('full');
});

test('QUO-11 a product may stand in two sections, and moving one there merges both', () => {
  const lines = [line(1), line(1, { section: 's', amount: 3 })];
  expect(moveToSection(lines, line(1), 's')).toEqual([line(1, { section: 's', amount: 4 })]);
  expect(moveToSection(lines, line(1), 't')).toEqual([line(1, { section: 's', amount: 3 }), line(1, { section: 't' })]);
  expect(moveToSection([line(1), line(1, { section: 's', amount: 100 })], line(1), 's')).toBe('tooManyPieces');
});

test('QUO-11 a line moves within its group and not beyond it', () => {
  const [a, b, c] = [line(1), line(2, { section: 's' }), line(3)];
  expect(moveLine([a, b, c], c, -1, [a, c]).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(moveLine([a, b, c], a, -1, [a, c]).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('QUO-11 a line is dropped above or below another one, also of another section, or first in a section', () => {
  const lines = [line(1), line(2), line(3, { section: 's' }), line(4, { section: 's' })];
  const ids = (...[dragged, place]: [number, Parameters<typeof placeLine>[2]]) => {
    const placed = placeLine(lines, lines[dragged] ?? line(0), place);
    return typeof placed === 'string' ? placed : placed.map(({ id, section }) => `${id}${section ?? ''}`);
  };
  const [first, second, third] = lines;
  expect(ids(1, { section: undefined, beside: first, edge: 'top' })).toEqual(['2', '1', '3s', '4s']);
  expect(ids(0, { section: undefined, beside: second, edge: 'bottom' })).toEqual(['2', '1', '3s', '4s']);
  expect(ids(0, { section: 's', beside: third, edge: 'bottom' })).toEqual(['2', '3s', '1s', '4s']);
  expect(ids(3, { section: 's', beside: undefined, edge: 'bottom' })).toEqual(['1', '2', '4s', '3s']);
  expect(ids(1, { section: 't', beside: undefined, edge: 'bottom' })).toEqual(['1', '3s', '4s', '2t']);
  const full = [line(1), line(1, { section: 's', amount: 100 })];
  expect(placeLine(full, line(1), { section: 's', beside: undefined, edge: 'bottom' })).toBe('tooManyPieces');
});
