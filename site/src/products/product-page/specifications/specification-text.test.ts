import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { expect, test } from 'vitest';
import type { SpecificationTextFragment } from '../../../platform/generated/operations-types.ts';
import { formatsOf } from '../../../platform/locale/formats.ts';
import { type Messages, write } from '../../../platform/messages/message.ts';
import cardDe from '../../messages/de.json' with { type: 'json' };
import cardEn from '../../messages/en.json' with { type: 'json' };
import cardNl from '../../messages/nl.json' with { type: 'json' };
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import { specificationText } from './specification-text.ts';

const texts: Record<LocaleCode, Messages> = { nl, en, de };
const cardTexts: Record<LocaleCode, Messages> = { nl: cardNl, en: cardEn, de: cardDe };

function textIn(locale: LocaleCode, product: object, choice = {}) {
  const t = (key: keyof typeof nl, values = {}) => write(texts[locale][key] ?? key, locale, values);
  const onCard = (key: keyof typeof cardNl) => write(cardTexts[locale][key] ?? key, locale);
  return specificationText(product as SpecificationTextFragment, choice, { t, onCard, format: formatsOf(locale), locale });
}

const bench = {
  title: 'Meent parkbank',
  sku: 'BM-1010',
  dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  weightKg: 61,
  variants: [{ sku: 'BM-1010-02', dimensions: { lengthMm: 2400, widthMm: 640, heightMm: 835 }, weightKg: 79.5 }],
  specifications: [
    { key: 'seatHeightMm', name: 'Zithoogte', value: '455', unit: 'mm' },
    { key: 'seats', name: 'Zitplaatsen', value: '3', unit: null },
  ],
  colours: [{ code: 'RAL 7016', title: 'Antracietgrijs' }],
  mountings: [{ key: 'in-ground', title: 'Ingraven' }],
  materials: [
    { title: 'FSC-hardhout', standard: 'EN 350' },
    { title: 'Staal', standard: null },
  ],
  supply: { embedDepthMm: 400, warrantyYears: 5, sparePartsYears: 15, maintenanceIntervalMonths: 24 },
};
const choice = { variant: 'BM-1010-02', colour: 'RAL 7016', mounting: 'in-ground' };

test('CAT-05 the specification text describes the selected product and ends with "or equal"', () => {
  expect(textIn('nl', bench, choice)).toBe(
    'Meent parkbank, artikel BM-1010-02, L×B×H 2400×640×835 mm, zithoogte 455 mm, gewicht 79,5 kg; ' +
      'materiaal: FSC-hardhout (EN 350), Staal; kleur: RAL 7016 Antracietgrijs; montage: ingraven; inbouwdiepte 400 mm; ' +
      'onderdelen ten minste 15 jaar leverbaar; garantie 5 jaar; onderhoud elke 24 maanden. Of gelijkwaardig.',
  );
});

test('CAT-05 German keeps capitals of nouns, English has its own words', () => {
  expect(textIn('de', bench, choice)).toContain('Zithoogte 455 mm, Gewicht 79,5 kg; Material:');
  expect(textIn('en', bench, { ...choice, colour: 'RAL' })).toContain('weight 79.5 kg; material:');
  expect(textIn('en', bench, { ...choice, colour: 'RAL' })).toContain('colour: RAL of choice');
});

test('CAT-05 unknown values are omitted', () => {
  const unknown = { lengthMm: null, widthMm: null, heightMm: null };
  const supply = { embedDepthMm: null, warrantyYears: null, sparePartsYears: null };
  const bare = { ...bench, dimensions: unknown, weightKg: null, variants: [], specifications: [], materials: [], supply };
  expect(textIn('nl', { ...bare, colours: [], mountings: [] })).toBe('Meent parkbank, artikel BM-1010. Of gelijkwaardig.');
});
