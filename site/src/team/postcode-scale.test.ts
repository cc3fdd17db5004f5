import { expect, test } from 'vitest';
import { postcodeScale } from './postcode-scale.ts';

const stretch = (from: number, to: number, title: string) => ({ from, to, region: { title } }) as never;

test('CON-08 regions share the line by their postcodes, and the postcode stands on it', () => {
  const scale = postcodeScale({ stretches: [stretch(1000, 3999, 'Noord'), stretch(4000, 9999, 'Zuid')], postcode: '5500 AB' });
  expect(scale).toEqual({
    stretches: [
      { from: '1000', to: '3999', title: 'Noord', share: 1 / 3, isMarked: false },
      { from: '4000', to: '9999', title: 'Zuid', share: 2 / 3, isMarked: true },
    ],
    marker: 0.5,
    end: '9999',
  });
});

test('CON-08 a gap between regions is a stretch without a name, and numbers keep their zeros', () => {
  const { stretches, marker } = postcodeScale({
    stretches: [stretch(1067, 19_999, 'Ost'), stretch(80_000, 89_999, 'Süd')],
    postcode: null,
  });
  expect(stretches.map(({ from, title }) => [from, title])).toEqual([
    ['01067', 'Ost'],
    ['20000', null],
    ['80000', 'Süd'],
  ]);
  expect(marker).toBeUndefined();
});
