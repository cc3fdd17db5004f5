import { describe, expect, it } from 'vitest';
import { exampleField } from './example-fields.ts';
import { fieldProblems } from './field-problems.ts';
import { brokenByMeaning } from './line-rules.ts';

const keyOf = (text: string, siteCountry?: string) => brokenByMeaning({ handle: 'vatId' }, text, { siteCountry })?.key;

describe('EDT-12 a VAT number', () => {
  it.each([
    'DE123456789',
    'de 123 456 789',
    'NL123456789B01',
    'BE0123.456.789',
    'ATU12345678',
    'CHE-123.456.789 MWST',
    'IE1234567FA',
  ])('of its own country: %s', (text) => expect(keyOf(text, 'other')).toBeUndefined());
  it.each(['DE12', 'DE1234567890', 'NL123456789', 'BE9123456789', 'GB12'])('with a wrong form: %s', (text) => {
    expect(keyOf(text)).toBe('vat');
    expect(keyOf(text, 'DE')).toBe('vat');
  });
  it('without a country code has the form of the chosen country, if its numbers are defined', () => {
    expect(keyOf('123456789', 'DE')).toBeUndefined();
    expect(keyOf('12', 'DE')).toBe('vat');
    expect(keyOf('123456789', 'GR')).toBeUndefined();
    expect(keyOf('NO 987 654 321 MVA', 'other')).toBeUndefined();
  });
  it('is a problem of its field, unless the field is empty or has another meaning', () => {
    const field = exampleField('SingleLineText', { handle: 'vatId' });
    expect(fieldProblems(field, { vatId: 'DE12' })).toEqual([{ handle: 'vatId', key: 'vat' }]);
    expect(fieldProblems(field, { vatId: '' })).toEqual([]);
    expect(fieldProblems(exampleField('SingleLineText', { handle: 'reference' }), { reference: 'DE12' })).toEqual([]);
  });
});

describe('EDT-12 the month of a delivery', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const month = [{ label: 'type', value: 'month' }];
  const broken = (text: string, handle = 'deliveryWish', inputAttributes = month) =>
    brokenByMeaning({ handle, inputAttributes }, text, {}, now)?.key;
  it('is not in the past', () => {
    expect(['2026-10', '2020-12', '2026-11', '2027-01'].map((text) => broken(text))).toEqual([
      ...['past', 'past'],
      ...[undefined, undefined],
    ]);
    expect(broken('2026-11-27', 'deliveryDate', [{ label: 'type', value: 'date' }])).toBe('past');
  });
  it('can be words, which browsers without such an input allow, and other fields can be in the past', () => {
    expect(broken('april 2020')).toBeUndefined();
    expect(broken('2020-01', 'purchase')).toBeUndefined();
    expect(broken('2020-01', 'deliveryWish', [])).toBeUndefined();
  });
});

describe('CON-10 the code of a type plate', () => {
  const field = exampleField('SingleLineText', { handle: 'typePlate' });
  const keyOfCode = (typePlate: string) => fieldProblems(field, { typePlate })[0]?.key;
  it.each(['BM-1030-01 24 0617', 'bm1030', 'BM.1030/S02', '1010-21-0456', ''])('may be incomplete, in any spelling: %j', (code) =>
    expect(keyOfCode(code)).toBeUndefined(),
  );
  it.each(['BM', 'onleesbaar', 'BM-1030?', 'geen plaatje gevonden', '<b>1030</b>'])('has letters and digits: %j', (code) =>
    expect(keyOfCode(code)).toBe('plateCode'),
  );
  it('has a limit', () => expect(keyOfCode('1'.repeat(61))).toBe('plateCode'));
});
