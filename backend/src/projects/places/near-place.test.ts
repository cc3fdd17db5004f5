import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';
import { distanceKm, distancesWithin, placeOf } from './near-place.ts';

const found = (text: string, siteId: 1 | 2 | 3 = 1) => {
  const place = findPlace(siteId, text);
  return place && `${place.names[0]} ${place.country}`;
};

describe('CON-09 the place of a search for projects', () => {
  it('is found in each language, without case, accents and punctuation', () => {
    expect(
      ['utrecht', 'Keulen', 'cologne', 'KÖLN', 'koln', 's hertogenbosch', 'den bosch', 'Den Haag'].map((text) => found(text)),
    ).toEqual([
      'Utrecht NL',
      'Köln DE',
      'Köln DE',
      'Köln DE',
      'Köln DE',
      "'s-Hertogenbosch NL",
      "'s-Hertogenbosch NL",
      'The Hague NL',
    ]);
  });

  it('is found by its country, and by its first words', () => {
    expect([found('Bergen, BE'), found('Bergen (DE)')]).toEqual(['Mons BE', 'Bergen DE']);
    expect(found('Mons')).toBe('Mons BE');
    expect(found('Alphen aan den')).toBe('Alphen aan den Rijn NL');
    expect(found('Frankfurt')).toBe('Frankfurt am Main DE');
  });

  it('is that in the country of the site if several have the name', () => {
    expect([found('Bergen', 1), found('Bergen', 3)]).toEqual(['Bergen NO', 'Bergen DE']);
  });

  it('is unknown for other texts', () => {
    expect(['', 'x', 'Nergenshuizen', '7411', 'a'.repeat(5000)].map((text) => found(text))).toEqual(Array(5).fill(undefined));
  });
});

describe('CON-09 the distance from a place', () => {
  const utrecht = { latitude: 52.091, longitude: 5.122 };

  it('follows a great circle', () => {
    expect(distanceKm(utrecht, { latitude: 52.374, longitude: 4.89 })).toBeCloseTo(35.2, 0);
    expect(distanceKm(utrecht, utrecht)).toBe(0);
  });

  it('selects entries within it, the nearest first, and none without coordinates', () => {
    const place = { names: ['Utrecht'], country: 'NL', ...utrecht };
    const entries = [
      { id: 1, latitude: 52.374, longitude: 4.89 },
      { id: 2, latitude: 52.09, longitude: 5.12 },
      { id: 3, latitude: null, longitude: null },
      { id: 4, latitude: 48.85, longitude: 2.35 },
    ];
    const distances = distancesWithin(place, 50, entries);
    expect([...distances.keys()]).toEqual([2, 1]);
    expect(distances.get(1)).toBeCloseTo(35.2, 0);
  });

  it('is limited', () => {
    expect(() => placeOf(1, { place: 'Utrecht', km: 0 })).toThrow('km must be');
    expect(() => placeOf(1, { place: 'Utrecht', km: 1001 })).toThrow('km must be');
  });
});
