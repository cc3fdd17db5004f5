import { expect, test } from 'vitest';
import { colourName, colourWords, samplesHref } from './colour.ts';

test('CON-05 a colour has a code, and a name without that code', () => {
  expect(colourWords({ code: 'RAL 7016', title: 'Antracietgrijs' })).toEqual({ heading: 'RAL 7016', name: 'Antracietgrijs' });
  expect(colourWords({ code: 'DB 703', title: 'IJzerglimmer (DB 703)' })).toEqual({ heading: 'DB 703', name: 'IJzerglimmer' });
});

test('CON-05 a material finish has a name only', () => {
  expect(colourWords({ code: 'CORTEN', title: 'Cortenstaal, voorgeroest' })).toEqual({ heading: 'Cortenstaal, voorgeroest' });
});

test('CAT-05 the name of a colour contains its code once', () => {
  expect(colourName({ code: 'RAL 7016', title: 'Antracietgrijs' })).toBe('RAL 7016 Antracietgrijs');
  expect(colourName({ code: 'DB 703', title: 'IJzerglimmer antraciet (DB 703)' })).toBe('IJzerglimmer antraciet (DB 703)');
  expect(colourName({ code: 'CORTEN', title: 'Weervast staal' })).toBe('Weervast staal');
});

test('CON-05 a link to the samples contains the colour as an option and as another colour', () => {
  expect(samplesHref('/samples/', 'RAL 7016')).toBe('/samples/?samples=ral-7016&otherColour=RAL+7016');
  expect(samplesHref('/samples/', 'CORTEN')).toBe('/samples/?samples=corten&otherColour=CORTEN');
  expect(samplesHref('/samples/')).toBe('/samples/?samples=other');
});
