import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { neutralName } from './neutral-name.ts';
import { linesOf, longText, paragraph, shortText } from './specification-texts.ts';
import type { SpecifiedItem } from './specified-item.ts';

const bench: SpecifiedItem = {
  ...{ title: 'Meent parkbank', kind: 'parkbank', series: 'Meent', articleNumber: 'BM-1010-02', maker: 'Brinkmeent' },
  ...{ lengthMm: 2400, widthMm: 640, heightMm: 835, weightKg: 79.5 },
  facts: [
    { name: 'Zithoogte', value: '455', unit: 'mm', isOptional: false },
    { name: 'Zitplaatsen', value: '4', unit: null, isOptional: false },
    { name: 'Armleuning', value: 'Optioneel', unit: null, isOptional: true },
  ],
  materials: [
    { title: 'FSC-hardhout', standard: 'EN 350' },
    { title: 'Staal', standard: null },
  ],
  ...{ colour: 'RAL 7016 Antracietgrijs', mounting: 'Ingraven', embedDepthMm: 400 },
  options: [{ title: 'Armleuning', articleNumber: 'BM-1010-O1' }],
  norms: ['EN 1176'],
  ...{ warrantyYears: 5, sparePartsYears: 15, maintenanceIntervalMonths: 24 },
};
const empty: SpecifiedItem = {
  ...bench,
  ...{ lengthMm: null, widthMm: null, heightMm: null, weightKg: null, facts: [], materials: [], colour: null, mounting: null },
  ...{ embedDepthMm: null, options: [], norms: [], warrantyYears: null, sparePartsYears: null, maintenanceIntervalMonths: null },
};
const text = (item: SpecifiedItem, locale: LocaleCode, kind: 'product' | 'neutral') => paragraph(longText(item, locale, kind));

describe('CAT-14 the text with the product', () => {
  it('names maker, type and article number, states what is chosen instead of optional facts, and ends with "or equal"', () => {
    expect(text(bench, 'nl', 'product')).toBe(
      'Leveren en aanbrengen van: parkbank. Fabrikaat: Brinkmeent. Type: Meent parkbank. Artikelnummer: BM-1010-02. ' +
        'Afmetingen: L × B × H 2400 × 640 × 835 mm. Zithoogte: 455 mm. Zitplaatsen: 4. Gewicht: 79,5 kg. ' +
        'Materiaal: FSC-hardhout (EN 350), Staal. Kleur: RAL 7016 Antracietgrijs. Bevestiging: Ingraven. Inbouwdiepte: 400 mm. ' +
        'Voorzien van: Armleuning (BM-1010-O1). Normen: EN 1176. Garantie: 5 jaar. Onderdelen leverbaar: ten minste 15 jaar. ' +
        'Onderhoud: elke 24 maanden. Of gelijkwaardig.',
    );
  });

  it('has the words and numbers of each language', () => {
    expect(linesOf(longText(bench, 'de', 'product'))).toContain('\nGewicht: 79,5 kg\nMaterial: ');
    expect(linesOf(longText(bench, 'de', 'product'))).toContain('\nWartung: alle 24 Monate\nOder gleichwertig.');
    expect(text(bench, 'en', 'product')).toContain('Weight: 79.5 kg. Material: ');
    expect(text({ ...bench, colour: 'any' }, 'en', 'product')).toContain('Colour: RAL of choice.');
    expect(longText({ ...bench, kind: 'Parkbank' }, 'de', 'product').heading).toBe('Parkbank liefern und montieren.');
  });

  it('omits unknown values', () => {
    expect(text(empty, 'en', 'product')).toBe(
      'Supply and install: parkbank. Manufacturer: Brinkmeent. Type: Meent parkbank. Item number: BM-1010-02. Or equal.',
    );
  });
});

describe('CAT-14 the neutral text', () => {
  it('states norms without remarks on the product and without certificates of its maker', () => {
    const norms = [
      'EN 581-1 (Sitzmöbel im Außenbereich, als Referenz)',
      ...['DIN 18040-3 (als Referenz)', 'EN 1991-1-1 (Nachweis der Radlast)', 'FSC Mix (Demo)'],
      ...['FietsParKeur (demo)', 'FietsParKeur (ter referentie)', 'ISO 9001 / ISO 14001 Unternehmen (Demo)'],
    ];
    expect(text({ ...empty, norms }, 'de', 'neutral')).toContain(
      'Normen: EN 581-1 (Sitzmöbel im Außenbereich), DIN 18040-3, EN 1991-1-1 (Nachweis der Radlast), FSC Mix, FietsParKeur.',
    );
    expect(text({ ...empty, norms }, 'de', 'product')).toContain('ISO 9001 / ISO 14001 Unternehmen (Demo)');
  });

  it('describes the same item without name, number and maker', () => {
    const neutral = text(bench, 'nl', 'neutral');
    for (const name of ['Meent', 'Brinkmeent', 'BM-']) expect(neutral).not.toContain(name);
    expect(neutral).toContain('Afmetingen: L × B × H 2400 × 640 × 835 mm. Zithoogte: 455 mm.');
    expect(neutral).toContain('Voorzien van: Armleuning. ');
  });

  it('leaves out statements that contain a name', () => {
    const facts = [
      { name: 'Past op', value: 'Meent-profiel', unit: null, isOptional: false },
      { name: 'Onderdeel', value: 'zie BM-1010', unit: null, isOptional: false },
      { name: 'Terrein', value: 'gemeentegrond', unit: null, isOptional: false },
    ];
    expect(text({ ...empty, facts }, 'nl', 'neutral')).toBe(
      'Leveren en aanbrengen van: parkbank. Terrein: gemeentegrond. Of gelijkwaardig.',
    );
  });

  it('is named by the title without series and maker, or by the category', () => {
    const named = { series: 'Meent', maker: 'Brinkmeent', category: 'Banken' };
    expect(neutralName({ ...named, title: 'Meent parkbank' })).toBe('parkbank');
    expect(neutralName({ ...named, title: 'Brinkmeent meent' })).toBe('Banken');
  });
});

describe('CAT-14 the short text', () => {
  it('has at most 70 characters', () => {
    expect(shortText(bench, 'de', 'product')).toBe('Meent parkbank BM-1010-02, L × B × H 2400 × 640 × 835 mm');
    expect(shortText(bench, 'de', 'neutral')).toBe('Parkbank, L × B × H 2400 × 640 × 835 mm');
    const long = { ...bench, kind: 'x'.repeat(200) };
    expect(shortText(long, 'de', 'neutral')).toHaveLength(70);
  });
});
