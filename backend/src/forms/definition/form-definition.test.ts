import { fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { formProblems } from '@plantsoen/form-rules/form-problems.ts';
import { expect, it } from 'vitest';
import type { StoredField, StoredForm } from '../stored-form.ts';
import { toSubmittedForm } from './form-definition.ts';

const formOf = (fields: object[], more: Partial<StoredForm> = {}): StoredForm => ({
  id: 7,
  siteId: 3,
  handle: 'question',
  title: 'Frage',
  recipient: null,
  retentionDays: 365,
  retentionExceptions: [],
  settings: {},
  redirectEntry: undefined,
  pages: [{ id: 'p', name: 'Seite', rows: [{ fields: fields as StoredField[] }] }],
  ...more,
});

const ruleFor = (field: object) => fieldsOf(toSubmittedForm(formOf([{ id: 'f', handle: 'field', label: 'Feld', ...field }])))[0];
const options = [
  { value: 'a', label: 'A', isDefault: true },
  { value: 'b', isDefault: true },
];

it('FRM-03 converts the default of a field to the property for its type', () => {
  expect(ruleFor({ blockType: 'Agree', defaultValue: true })).toMatchObject({ defaultChecked: true, uncheckedValue: 'Nein' });
  expect(ruleFor({ blockType: 'Checkboxes', options })).toMatchObject({ defaultValues: ['a', 'b'] });
  expect(ruleFor({ blockType: 'Dropdown', options })).toMatchObject({ defaultValues: ['a'], inputTypeName: 'String' });
  expect(ruleFor({ blockType: 'Dropdown', options, multiple: true })).toMatchObject({
    defaultValues: ['a', 'b'],
    inputTypeName: '[String]',
  });
  expect(ruleFor({ blockType: 'Radio', options })).toMatchObject({
    defaultValue: 'a',
    options: [{ label: 'A' }, { label: 'b' }],
  });
  expect(ruleFor({ blockType: 'Number', defaultValue: 0, min: 0 })).toMatchObject({
    defaultNumber: 0,
    min: 0,
    max: null,
    inputTypeName: 'Int',
  });
  expect(ruleFor({ blockType: 'Number', decimals: true })).toMatchObject({ defaultNumber: null, inputTypeName: 'Number' });
  expect(ruleFor({ blockType: 'Hidden', defaultOption: 'date', defaultValue: 'x' })).toMatchObject({ defaultValue: null });
  expect(ruleFor({ blockType: 'FileUpload' })).toMatchObject({ limitFiles: 1, multiple: false, accept: [], maxMb: 10 });
});

it('FRM-03 returns the parts of a name only if it is split, with their default labels', () => {
  const parts = { firstName: { enabled: true, required: true }, prefix: { enabled: true, label: 'Titel' } };
  expect(ruleFor({ blockType: 'Name', ...parts })).toMatchObject({ inputTypeName: 'String', firstName: null, prefix: null });
  expect(ruleFor({ blockType: 'Name', useMultipleFields: true, prefixOptions: options, ...parts })).toMatchObject({
    inputTypeName: 'NameInput',
    prefix: { label: 'Titel', required: false },
    firstName: { label: 'Vorname', enabled: true, required: true },
    lastName: { label: 'Nachname', enabled: false },
  });
});

it('FRM-03 ignores unknown countries of a phone number, and offers no selection without countries', () => {
  expect(ruleFor({ blockType: 'Phone', countryEnabled: true, countries: [] })).toMatchObject({ countryEnabled: false });
  expect(ruleFor({ blockType: 'Phone', countryEnabled: true, countries: ['AT', '??'], countryDefaultValue: 'NL' })).toMatchObject(
    {
      countryEnabled: true,
      countryDefaultValue: null,
      countryOptions: [{ value: 'AT', label: 'Österreich', dialCode: '+43', isDefault: false }],
    },
  );
});

it('FRM-02 ignores conditions that are disabled or have no rule', () => {
  const conditions = { action: 'hide', match: 'any', rules: [{ field: 'x', operator: 'contains', value: null }] };
  expect(ruleFor({ blockType: 'Email', conditions })).toMatchObject({ enableConditions: false, conditions: null });
  expect(ruleFor({ blockType: 'Email', enableConditions: true, conditions: { rules: [] } })).toMatchObject({
    enableConditions: false,
  });
  expect(ruleFor({ blockType: 'Email', enableConditions: true, conditions })).toMatchObject({
    conditions: { action: 'hide', match: 'any', rules: [{ field: 'x', operator: 'contains', value: '' }] },
  });
});

it('FRM-14 uses the retention of the site and of its agreements', () => {
  const retentionExceptions = [
    { site: 'de' as const, days: 180 },
    { field: 'keep', days: 730 },
    { site: 'nl' as const, field: 'other', days: 5 },
  ];
  expect(toSubmittedForm(formOf([], { retentionExceptions }))).toMatchObject({
    retentionDays: 180,
    agreedRetentionDays: { keep: 730 },
  });
  expect(toSubmittedForm(formOf([], { retentionExceptions, siteId: 1 }))).toMatchObject({
    retentionDays: 365,
    agreedRetentionDays: { keep: 730, other: 5 },
  });
});

it('FRM-14 converts a form for the form rules, which report a missing value by handle', () => {
  const form = toSubmittedForm(
    formOf([
      { handle: 'email', blockType: 'Email', required: true, enableContentEncryption: true },
      { handle: 'off', blockType: 'Email', required: true, visibility: 'disabled' },
    ]),
  );
  expect(form.encryptedFields).toEqual(['email']);
  expect(formProblems(form, {})).toEqual([{ handle: 'email', key: 'required' }]);
});
