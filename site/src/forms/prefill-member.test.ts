import { expect, test } from 'vitest';
import { memberInputs } from './prefill-member.ts';
import { field, testForm } from './test-form.ts';

test('FRM-03 parts of a name that editors want filled in for members are, unless they are not asked for', () => {
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
  expect([...memberInputs(testForm([[name, field({ type: 'Name', handle: 'whole' })]]))]).toEqual([
    ['name.firstName', 'firstName'],
    ['name.lastName', 'fullName'],
  ]);
});
