import { expect, test } from 'vitest';
import { prefilled } from './prefill.ts';
import { field, testForm } from './test-form.ts';

const options = (...values: string[]) => values.map((value) => ({ value, label: value, isDefault: false }));
const form = testForm([
  [
    field({ type: 'Checkboxes', handle: 'samples', options: options('ral-7016', 'oak', 'other') }),
    field({ type: 'Radio', handle: 'way', options: options('a', 'b') }),
    field({ type: 'SingleLineText', handle: 'town' }),
    field({ type: 'SingleLineText', handle: 'unseen', visibility: 'hidden' }),
    field({ type: 'Hidden', handle: 'page' }),
    field({ type: 'Agree', handle: 'terms' }),
    field({ type: 'FileUpload', handle: 'drawing' }),
    field({ type: 'Name', handle: 'name' }),
    field({ type: 'Phone', handle: 'phone' }),
  ],
]);
const given = (search: string) => Object.fromEntries(prefilled(form, search));

test('a link fills fields by handle, and several choices of a field by repeated parameters', () => {
  expect(given('?samples=ral-7016&samples=oak&town=Ede')).toEqual({ samples: ['ral-7016', 'oak'], town: ['Ede'] });
});

test('a link does not fill hidden fields, agreements, uploads or personal data', () => {
  expect(given('?unseen=a&page=a&terms=true&drawing=a&name=a&phone=1&other=a&sent=contact')).toEqual({});
});

test('a link fills no long text, no text with control characters, and no more choices than the limit', () => {
  expect(given(`?town=${'a'.repeat(201)}`)).toEqual({});
  expect(given('?town=a%0Ab')).toEqual({});
  expect(given(`?${'samples=oak&'.repeat(80)}`).samples).toHaveLength(50);
});

test('a link ticks at most as many boxes as the field allows', () => {
  const limited = testForm([
    [field({ type: 'Checkboxes', handle: 'samples', options: options('a', 'b', 'c', 'other'), limitChoices: 2 })],
  ]);
  expect(prefilled(limited, '?samples=a&samples=b&samples=c').get('samples')).toEqual(['a', 'b']);
});

test('a value that is not an option selects the option "other", if there is one', () => {
  expect(given('?samples=ral-6013&way=c')).toEqual({ samples: ['other'] });
});
