import { describe, expect, it } from 'vitest';
import { exampleField, exampleForm, namePart } from './example-fields.ts';
import type { FieldValue } from './field-values.ts';
import { type FormField, fieldsOf } from './form-definition.ts';
import { initialValues, readValues } from './read-values.ts';

const several = exampleField('Dropdown', { handle: 'several', multiple: true, defaultValues: ['a', 'b'] });
const single = exampleField('Name', { handle: 'single', useMultipleFields: false });
const fields: FormField[] = [
  exampleField('Agree'),
  exampleField('Checkboxes'),
  exampleField('Dropdown'),
  several,
  exampleField('Radio'),
  exampleField('Email'),
  exampleField('Hidden'),
  exampleField('SingleLineText'),
  exampleField('MultiLineText'),
  exampleField('Name', { middleName: { ...namePart(), enabled: false } }),
  single,
  exampleField('Number'),
  exampleField('Phone'),
  exampleField('FileUpload'),
];

const filled: Record<string, FieldValue> = {
  agree: true,
  checkboxes: ['a', 'c'],
  dropdown: 'b',
  several: ['b', 'c'],
  radio: 'a',
  email: 'ada@example.org',
  hidden: '/producten/',
  singleLineText: 'Meent 120',
  multiLineText: 'een\ntwee',
  name: { firstName: 'Ada', lastName: 'Bos' },
  single: 'Ada Bos',
  number: '1,5',
  phone: { number: '0591 123456', country: 'NL' },
  fileUpload: [{ token: 'abc_-1', name: 'plan van het plein.pdf', bytes: 1234 }],
};

describe('the values of a form', () => {
  it('FRM-12 are read by the names of its inputs', () => {
    const entries = new FormData();
    for (const [name, value] of [
      ['agree', 'on'],
      ['checkboxes', 'a'],
      ['checkboxes', 'c'],
      ['checkboxes', 'a'],
      ['singleLineText', '  Meent\t120 '],
      ['multiLineText', 'een\r\ntwee\r\n'],
      ['name.firstName', ' Ada '],
      ['name.middleName', 'switched off'],
      ['phone', '0591 123456'],
      ['phone.country', 'NL'],
      ['unknown', 'x'],
      ['__proto__', 'x'],
    ] as const)
      entries.append(name, value);
    entries.append('fileUpload', new File(['abc'], 'plan.pdf'));
    entries.append('fileUpload', new File([], ''));
    expect(readValues(fields, entries)).toMatchObject({
      agree: true,
      checkboxes: ['a', 'c'],
      dropdown: '',
      several: [],
      singleLineText: 'Meent 120',
      multiLineText: 'een\ntwee',
      name: { firstName: 'Ada', lastName: '' },
      phone: { number: '0591 123456', country: 'NL' },
      fileUpload: [{ name: 'plan.pdf', bytes: 3 }],
    });
    expect(Object.keys(readValues(fields, entries))).toEqual(fields.map(({ handle }) => handle));
  });

  it('lose unprintable characters, and nothing else', () => {
    const text = 'a\0b\u001b[31m\u202egnp.\ud800\u{1f333}é&<b>';
    const entries = ['singleLineText', 'multiLineText', 'fileUpload'].map((name) => [name, text] as const);
    const { singleLineText, multiLineText, fileUpload } = readValues(fields, entries);
    expect(singleLineText).toBe('ab[31mgnp.\u{1f333}é&<b>');
    expect(multiLineText).toBe(singleLineText);
    expect(fileUpload).toEqual([]);
  });

  it('are read as sent, an uploaded file by its token', () => {
    const entries = new URLSearchParams([
      ['agree', 'true'],
      ['checkboxes', 'a'],
      ['checkboxes', 'c'],
      ['dropdown', 'b'],
      ['several', 'b'],
      ['several', 'c'],
      ['radio', 'a'],
      ['email', 'ada@example.org'],
      ['hidden', '/producten/'],
      ['singleLineText', 'Meent 120'],
      ['multiLineText', 'een\ntwee'],
      ['name.firstName', 'Ada'],
      ['name.lastName', 'Bos'],
      ['single', 'Ada Bos'],
      ['number', '1,5'],
      ['phone', '0591 123456'],
      ['phone.country', 'NL'],
      ['fileUpload.file', 'abc_-1 1234 plan van het plein.pdf'],
    ]);
    expect(readValues(fields, entries)).toEqual(filled);
  });

  it('are empty without input', () => {
    const empty = readValues(fields, []);
    expect(empty).toMatchObject({
      agree: false,
      checkboxes: [],
      dropdown: '',
      fileUpload: [],
      phone: { number: '', country: '' },
    });
  });

  it('FRM-03 start with the defaults of their fields', () => {
    const form = exampleForm([
      exampleField('Agree', { defaultChecked: true }),
      exampleField('Checkboxes', { defaultValues: ['b'] }),
      exampleField('Dropdown', { defaultValues: ['c'] }),
      several,
      exampleField('Radio', { defaultValue: 'a' }),
      exampleField('SingleLineText', { defaultValue: 'Emmen' }),
      exampleField('Number', { defaultNumber: 0 }),
      exampleField('Name', { firstName: { ...namePart(), defaultValue: 'Ada' } }),
      exampleField('Phone'),
      exampleField('FileUpload'),
    ]);
    expect(initialValues(form)).toEqual({
      agree: true,
      checkboxes: ['b'],
      dropdown: 'c',
      several: ['a', 'b'],
      radio: 'a',
      singleLineText: 'Emmen',
      number: '0',
      name: { firstName: 'Ada', lastName: '' },
      phone: { number: '', country: 'NL' },
      fileUpload: [],
    });
    expect(fieldsOf(form)).toHaveLength(10);
  });
});
