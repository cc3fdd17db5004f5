import { expect, test } from 'vitest';
import { storedGroups } from './stored-groups.ts';

const line = (id: number, section?: string) => ({
  ...{ id, uri: 'producten/bank', title: `Bank ${id}`, category: 'Banken', productImage: '', amount: 1 },
  ...(section && { section }),
});
const shown = (...stored: Parameters<typeof storedGroups>) =>
  storedGroups(...stored).map(({ heading, lines }) => `${heading ?? '-'}: ${lines.map(({ title }) => title).join(', ')}`);

test('PAG-10 QUO-11 the stored list has the order and the sections of its page', () => {
  const lines = JSON.stringify([line(1, 't'), line(2), line(3, 's'), line(4, 'u')]);
  const sections = [
    { id: 's', name: 'Plein' },
    { id: 'empty', name: 'Oever' },
    { id: 't', name: '' },
  ];
  const lists = JSON.stringify({
    open: 'a',
    lists: [
      { id: 'b', sections: [{ id: 'u', name: 'Elders' }] },
      { id: 'a', sections },
    ],
  });
  expect(shown(lines, lists)).toEqual(['-: Bank 2, Bank 4', 'A Plein: Bank 3', 'C: Bank 1']);
});

test('PAG-10 a list without sections has its stored order', () => {
  expect(shown(JSON.stringify([line(2), line(1)]), null)).toEqual(['-: Bank 2, Bank 1']);
  expect(shown(null, null)).toEqual([]);
});
