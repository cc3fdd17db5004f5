import { expect, test } from 'vitest';
import { colourName } from './colour-name.ts';

test('CAT-05 a colour is named by code and name, once', () => {
  expect(colourName({ code: 'RAL 7016', title: 'Antracietgrijs' })).toBe('RAL 7016 Antracietgrijs');
  expect(colourName({ code: 'DB 703', title: 'IJzerglimmer antraciet (DB 703)' })).toBe('IJzerglimmer antraciet (DB 703)');
  expect(colourName({ code: 'CORTEN', title: 'Weervast staal' })).toBe('Weervast staal');
});
