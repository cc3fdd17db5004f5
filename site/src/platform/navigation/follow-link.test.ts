import { expect, test } from 'vitest';
import { staysInPlace } from './follow-link.ts';

test.each([
  ['/producten/?materiaal=hout', true],
  ['/producten/', true],
  ['/producten/?lengte=1', false],
  ['/producten/?materiaal=hout#hits', false],
  ['/producten/banken/?materiaal=hout', false],
  ['/nieuws/', false],
])('PAG-03 from a filtered list %s leaves the visitor in place: %s', (href, stays) => {
  expect(staysInPlace(href, 'https://nl.example/producten/?lengte=1')).toBe(stays);
});
