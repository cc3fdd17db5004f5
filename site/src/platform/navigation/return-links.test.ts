import { expect, test } from 'vitest';
import { returningHere } from './return-links.ts';

test("ACC-15 a followed link to log-in contains the visitor's current page and state", () => {
  const current = new URL('https://www.example.nl/producten/bank/?variant=B-2&colour=ral-7016');
  const guestPaths = ['/aanmelden/'];
  const query = new URL(returningHere('/aanmelden/?return=true&path=%2Fproducten%2Fbank%2F', current, guestPaths)).searchParams;
  expect(query.get('path')).toBe('/producten/bank/?variant=B-2&colour=ral-7016');
  expect(returningHere('/aanmelden/', current, guestPaths)).toBe('/aanmelden/');
  expect(returningHere('/aanmelden/?return=true', new URL('https://www.example.nl/aanmelden/'), guestPaths)).toBe(
    '/aanmelden/?return=true',
  );
});
