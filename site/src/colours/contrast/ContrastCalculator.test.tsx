import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import type { ContrastParameters } from '../contrast-choice.ts';
import { ContrastCalculator } from './ContrastCalculator.tsx';

const colour = (code: string, title: string, hex: string, lightReflectance: number | null) => ({
  code,
  title,
  hex,
  lightReflectance,
});
const groups = [
  { id: 1, title: 'Standard', colours: [colour('RAL 7016', 'Anthracite grey', '#383E42', 4.7)] },
  {
    id: 2,
    title: 'White',
    colours: [colour('RAL 9016', 'Traffic white', '#F1F0EA', 87), colour('RAW', 'Untreated', '#999', null)],
  },
];

const html = (asked: ContrastParameters, locale: 'nl' | 'en' | 'de' = 'en', listed: object[] = groups) =>
  renderView(<ContrastCalculator groups={listed as never} asked={asked} />, { locale });

test('CAT-20 shows an example before anything is chosen: the first colour and the first paving', () => {
  const page = html({});
  expect(page).toContain('--colour:#383E42;--paving:#A9A7A1');
  expect(page).toContain('(38.6 − 4.7) / (38.6 + 4.7) = 0.78');
  expect(page).toContain('33.9 points');
  expect(page).toContain('DIN 32975:2009-12');
  expect(page).toContain('BS 8300-1:2018');
});

test('CAT-20 reads colour, paving and a typed value from the address, in each language', () => {
  expect(html({ colour: 'RAL-9016', paving: 'clayRed' }, 'nl')).toContain('(87,0 − 9,5) / (87,0 + 9,5) = 0,80');
  const typed = html({ colour: 'RAL-9016', paving: 'clayRed', lrv: '55,5' }, 'de');
  expect(typed).toContain('(87,0 − 55,5) / (87,0 + 55,5) = 0,22');
  expect(typed).toMatch(/<option value="" selected="">Eigener Wert/);
});

test('CAT-20 states for each threshold whether it is met', () => {
  const verdicts = (asked: ContrastParameters) =>
    [...html(asked).matchAll(/<strong>(Met|Not met):<\/strong>/g)].map(([, word]) => word);
  expect(verdicts({ colour: 'RAL-7016', paving: 'concrete' })).toEqual(['Met', 'Met', 'Not met', 'Met']);
  expect(verdicts({ colour: 'RAL-9016', paving: 'concrete' })).toEqual(['Not met', 'Not met', 'Met', 'Met']);
});

test('CAT-20 explains a value that is none, keeps it in the field, and shows no result', () => {
  const page = html({ lrv: 'grey' });
  expect(page).toMatch(/value="grey"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*value="grey"/);
  expect(page).toContain('Not a value from 0 to 100.');
  expect(page).not.toContain(' = 0.');
  expect(html({ paving: '' })).toContain('Not a value from 0 to 100.');
});

test('CAT-20 says that the chart lacks a colour, and leaves out colours without a reflectance', () => {
  expect(html({ colour: 'RAL-0000' })).toContain('is not on the colour chart');
  expect(html({})).not.toContain('Untreated');
  expect(html({}, 'en', [])).toContain('no colours with an LRV yet');
});

test('CAT-20 the form leads to the calculator without scripts', () => {
  expect(html({}, 'de')).toMatch(/<form[^>]*action="\/de\/kontrast\/".*<noscript><button/);
});
