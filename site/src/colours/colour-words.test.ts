import { expect, test } from 'vitest';
import { colourWords } from './colour-words.ts';

test('CON-05 a colour has its code and its name, which does not say the code again', () => {
  expect(colourWords({ code: 'RAL 7016', title: 'Antracietgrijs' })).toEqual({ heading: 'RAL 7016', name: 'Antracietgrijs' });
  expect(colourWords({ code: 'DB 703', title: 'IJzerglimmer (DB 703)' })).toEqual({ heading: 'DB 703', name: 'IJzerglimmer' });
});

test('CON-05 a finish of a material has its name alone', () => {
  expect(colourWords({ code: 'CORTEN', title: 'Cortenstaal, voorgeroest' })).toEqual({ heading: 'Cortenstaal, voorgeroest' });
});
