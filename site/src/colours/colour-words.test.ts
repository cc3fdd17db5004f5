import { expect, test } from 'vitest';
import { colourWords } from './colour-words.ts';

test('CON-05 a colour has a code, and a name without that code', () => {
  expect(colourWords({ code: 'RAL 7016', title: 'Antracietgrijs' })).toEqual({ heading: 'RAL 7016', name: 'Antracietgrijs' });
  expect(colourWords({ code: 'DB 703', title: 'IJzerglimmer (DB 703)' })).toEqual({ heading: 'DB 703', name: 'IJzerglimmer' });
});

test('CON-05 a material finish has a name only', () => {
  expect(colourWords({ code: 'CORTEN', title: 'Cortenstaal, voorgeroest' })).toEqual({ heading: 'Cortenstaal, voorgeroest' });
});
