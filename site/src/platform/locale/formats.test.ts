import { expect, test, vi } from 'vitest';
import { formatsOf } from './formats.ts';

const spaced = (text: string) => text.replace(/\s/g, ' ');

test('LOC-03 LOC-07 dates have the format D MMMM YYYY, in German D. MMMM YYYY', () => {
  expect(formatsOf('nl').date('2026-11-03')).toBe('3 november 2026');
  expect(formatsOf('en').date('2026-11-03')).toBe('3 November 2026');
  expect(formatsOf('de').date('2026-11-03')).toBe('3. November 2026');
});

test("LOC-07 a late evening in UTC gets the date of the company's time zone", () => {
  expect(formatsOf('nl').date('2026-11-02T23:30:00.000Z')).toBe('3 november 2026');
});

test('LOC-07 CAT-09 numbers and prices follow the locale', () => {
  expect(formatsOf('nl').number(1234.5)).toBe('1.234,5');
  expect(formatsOf('en').number(1234.5, 2)).toBe('1,234.50');
  expect(spaced(formatsOf('nl').price(1495))).toBe('€ 1.495');
  expect(spaced(formatsOf('en').price(1495))).toBe('€1,495');
  expect(spaced(formatsOf('de').price(1495))).toBe('1.495 €');
  expect(spaced(formatsOf('nl').price(11.5))).toBe('€ 11,50');
  expect(spaced(formatsOf('nl').percent(13))).toBe('13%');
  expect(spaced(formatsOf('en').percent(13))).toBe('13%');
  expect(spaced(formatsOf('de').percent(13))).toBe('13 %');
});

test('LOC-07 quantities have the unit of the language, or its sign', () => {
  expect(formatsOf('nl').quantity(24, 'months')).toBe('24 maanden');
  expect(formatsOf('en').quantity(1, 'weeks')).toBe('1 week');
  expect(formatsOf('de').quantity(1200, 'l')).toBe('1200 Liter');
  expect(formatsOf('de').quantity(1200, 'mm')).toBe('1200 mm');
  expect(formatsOf('nl').quantity(85, '%')).toBe('85%');
  expect(formatsOf('en').quantity(85, '%', 'short')).toBe('85%');
  expect(spaced(formatsOf('de').quantity(85, '%'))).toBe('85 %');
});

test('LOC-07 counts have group separators', () => {
  expect([0, 999, 1000].map(formatsOf('nl').count)).toEqual(['0', '999', '1.000']);
  expect(formatsOf('en').count(1000)).toBe('1,000');
  expect(formatsOf('de').count(1000)).toBe('1.000');
});

test('LOC-07 months and countries are named in the language', () => {
  expect(formatsOf('nl').month('2026-11')).toBe('november 2026');
  expect(formatsOf('de').month('2026-03')).toBe('März 2026');
  expect(formatsOf('de').country('NL')).toBe('Niederlande');
  expect(formatsOf('en').country('unknown')).toBe('unknown');
});

test('LOC-07 the slow date formatter is created at the first date, and once', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  vi.resetModules();
  const fresh = await import('./formats.ts');
  const { number, date } = fresh.formatsOf('de');
  number(1.5);
  expect(made).not.toHaveBeenCalled();
  expect(date('2026-11-21')).toBe(date('2026-11-21'));
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
