import { expect, test } from 'vitest';
import { colourName } from './colour-name.ts';

test('CAT-05 the name of a colour contains its code once', () => {
  expect(colourName({ code: 'RAL 7016', title: 'Antracietgrijs' })).toBe('RAL 7016 Antracietgrijs');
  expect(colourName({ code: 'DB 703', title: 'IJzerglimmer antraciet (DB 703)' })).toBe('IJzerglimmer antraciet (DB 703)');
  expect(colourName({ code: 'CORTEN', title: 'Weervast staal' })).toBe('Weervast staal');
});
