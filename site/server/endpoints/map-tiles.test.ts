import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { mapTilesOf } from './map-tiles.ts';

test('CON-01 tiles are configured by an address template, over https only', () => {
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png';
  expect(mapTilesOf(url, '© Kaart')).toEqual({ url, attribution: '© Kaart' });
  expect(mapTilesOf('https://tiles.example.org/map.png')).toBeUndefined();
  expect(mapTilesOf('http://tiles.example.org/{z}/{x}/{y}.png')).toBeUndefined();
  expect(mapTilesOf('{z}{x}{y}')).toBeUndefined();
});

test('CON-01 SEC-01 a page may request the tile host only if one is configured', () => {
  const usual = { scriptHashes: [], frameHosts: [], hasTagManager: false };
  expect(contentSecurityPolicy({ ...usual, tileOrigin: 'https://tiles.example.org' })).toContain(
    "connect-src 'self' blob: https://tiles.example.org;",
  );
  expect(contentSecurityPolicy(usual)).toContain("connect-src 'self' blob:;");
});
