import { expect, test } from 'vitest';
import { samplesHref } from './samples-href.ts';

test('CON-05 a link to the samples contains the colour as an option and as another colour', () => {
  expect(samplesHref('/samples/', 'RAL 7016')).toBe('/samples/?samples=ral-7016&otherColour=RAL+7016');
  expect(samplesHref('/samples/', 'CORTEN')).toBe('/samples/?samples=corten&otherColour=CORTEN');
  expect(samplesHref('/samples/')).toBe('/samples/?samples=other');
});
