import { expect, test } from 'vitest';
import { groupBySection, readListData, sectionOf } from './list-sections.ts';

const sections = [
  { id: 's', name: 'Entree\u202e\nplein' },
  { id: 't', name: '' },
];

test('QUO-11 project data and sections of a list are parsed as one short line each, with the letters of the page', () => {
  const data = readListData({ place: ' Deventer\n', tenderDate: '2027-02-01', sections });
  expect(data).toMatchObject({ place: 'Deventer', tenderDate: new Date('2027-02-01') });
  expect([...data.sections]).toEqual([
    ['s', 'A Entree plein'],
    ['t', 'B'],
  ]);
  expect(sectionOf({ id: 1, amount: 1, section: 's' }, data)).toEqual({ section: 'A Entree plein' });
  expect(sectionOf({ id: 1, amount: 1, section: 'x' }, data)).toEqual({});
});

test('QUO-11 invalid project data is left out, and 30 sections are the most', () => {
  const many = Array.from({ length: 31 }, (_, id) => ({ id: String(id), name: 'x' }));
  expect(readListData({ place: 4, tenderDate: '2027-99-99', sections: 'no' })).toEqual({ sections: new Map() });
  expect(readListData({ sections: [null, 7, { id: 1 }] }).sections.size).toBe(0);
  expect([...readListData({ sections: many }).sections.values()].at(-1)).toBe('AD x');
});

test('QUO-11 consecutive lines of a section form a group', () => {
  const lines = [{ id: 1 }, { id: 2, section: 'A' }, { id: 3, section: 'A' }, { id: 4, section: 'B' }];
  expect(groupBySection(lines, ({ section }) => section).map((group) => [group.section, group.lines.length])).toEqual([
    [undefined, 1],
    ['A', 2],
    ['B', 1],
  ]);
});
