import { expect, test } from 'vitest';
import { prePopulatedInputs, sourceOf } from './prefill-member.ts';
import { field, testForm } from './test-form.ts';

test('FRM-03 enabled parts of a name are filled from the account if editors have chosen that', () => {
  const part = { label: '', required: false, defaultValue: null, errorMessage: null };
  const name = field({
    type: 'Name',
    handle: 'name',
    useMultipleFields: true,
    prefix: { ...part, enabled: true, prePopulate: 'id' },
    firstName: { ...part, enabled: true, prePopulate: 'firstName' },
    middleName: { ...part, enabled: false, prePopulate: 'lastName' },
    lastName: { ...part, enabled: true, prePopulate: 'fullName' },
  });
  expect([...prePopulatedInputs(testForm([[name, field({ type: 'Name', handle: 'whole' })]]))]).toEqual([
    ['name.firstName', 'firstName'],
    ['name.lastName', 'fullName'],
  ]);
});

test.each([
  [{ autocomplete: 'name', type: 'text' }, 'fullName'],
  [{ autocomplete: 'organization', type: 'text' }, 'company'],
  [{ autocomplete: 'section-a work email', type: 'email' }, 'email'],
  [{ autocomplete: '', type: 'email' }, 'email'],
  [{ autocomplete: 'tel', type: 'tel' }, 'phoneNumber'],
  [{ autocomplete: 'off', type: 'email' }, undefined],
  [{ autocomplete: 'address-level2', type: 'text' }, undefined],
  [{ autocomplete: '', type: 'text' }, undefined],
])('ACC-15 an input with %o is filled from the account field %s', (input, source) => {
  expect(sourceOf(input as HTMLInputElement)).toBe(source);
});
