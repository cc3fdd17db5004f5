import { expect, test } from 'vitest';
import { isSwitchFrom, localeCookie, otherLocaleOf } from './locale-cookie.ts';
import { siteAddressOf } from './site-address.ts';

const hosts = {
  origins: { nl: 'https://nl.example', en: 'https://en.example', de: 'https://de.example' },
  others: new Set(['localhost']),
};

function addressAt(current: string) {
  const { host, pathname } = new URL(current);
  const address = siteAddressOf(host, pathname, hosts);
  if (!address) throw new Error(`${host} is served`);
  return address;
}

const otherAt = (current: string, href: string) => otherLocaleOf(new URL(href, current).href, current, addressAt(current));

test('LOC-03 the selected locale is stored for 365 days', () => {
  expect(localeCookie('de')).toBe('locale=de; Max-Age=31536000; Path=/; SameSite=Lax');
});

test('LOC-03 across domains the switch is recorded on arrival from another locale’s domain', () => {
  expect(otherAt('https://nl.example/', 'https://de.example/produkte/')).toBeUndefined();
  const arrivedAt = (current: string, referrer: string) => isSwitchFrom(referrer, current, addressAt(current));
  expect(arrivedAt('https://de.example/produkte/', 'https://nl.example/')).toBe(true);
  expect(arrivedAt('https://de.example/produkte/', 'https://de.example/')).toBe(false);
  expect(arrivedAt('https://de.example/produkte/', 'https://else.example/')).toBe(false);
  expect(arrivedAt('https://de.example/produkte/', 'http://nl.example/')).toBe(false);
  expect(arrivedAt('https://de.example/produkte/', '')).toBe(false);
  expect(arrivedAt('http://localhost:3000/de/', 'https://nl.example/')).toBe(false);
});

test('LOC-03 only a link to another locale is a switch', () => {
  expect(otherAt('https://nl.example/', '/producten/')).toBeUndefined();
  expect(otherAt('https://nl.example/', 'https://else.example/')).toBeUndefined();
  expect(otherAt('http://localhost:3000/', '/en/products/')).toBe('en');
  expect(otherAt('http://localhost:3000/en/', '/producten/')).toBe('nl');
  expect(otherAt('http://localhost:3000/en/', '/en/news/')).toBeUndefined();
  expect(otherAt('http://localhost:3000/en/', 'http://else.example/de/')).toBeUndefined();
});
