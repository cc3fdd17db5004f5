import { expect, it } from 'vitest';
import { exampleField, exampleForm, options } from './example-fields.ts';
import { formProblems } from './form-problems.ts';
import { receivedValues, sentValues } from './sent-values.ts';

it('FRM-11 Int and [Int] are sent as integers, Number and [Number] as numbers, other values unchanged', () => {
  const form = exampleForm([
    exampleField('Number', { handle: 'amount', inputTypeName: 'Int' }),
    exampleField('Number', { handle: 'length' }),
    exampleField('Checkboxes', { handle: 'years', inputTypeName: '[Int]' }),
    exampleField('Checkboxes', { handle: 'sizes', inputTypeName: '[Number]' }),
    exampleField('Agree'),
    exampleField('SingleLineText', { handle: 'code' }),
    exampleField('Name'),
    exampleField('Phone'),
    exampleField('FileUpload'),
    exampleField('Dropdown'),
  ]);
  const values = {
    amount: '12',
    length: '1,5',
    years: ['2025', '2026'],
    sizes: ['0.5', '2'],
    agree: true,
    code: '007',
    name: { firstName: 'Ada' },
    phone: { number: '0591 123456', country: 'NL' },
    fileUpload: [
      { name: 'plan.pdf', bytes: 3, token: 't1' },
      { name: 'not-uploaded.pdf', bytes: 3 },
    ],
    dropdown: '',
    unknown: 'x',
  };
  expect(sentValues(form, values)).toEqual({
    amount: 12,
    length: 1.5,
    years: [2025, 2026],
    sizes: [0.5, 2],
    agree: true,
    code: '007',
    name: { firstName: 'Ada' },
    phone: { number: '0591 123456', country: 'NL' },
    fileUpload: [{ token: 't1' }],
    dropdown: null,
  });
});

const conditions = { action: 'show', match: 'all', rules: [{ field: 'radio', operator: 'equals', value: 'a' }] } as const;

it('FRM-11 fields hidden by conditions are neither sent nor required', () => {
  const form = exampleForm([
    exampleField('Radio'),
    exampleField('SingleLineText', { required: true, enableConditions: true, conditions }),
    exampleField('Email', { visibility: 'disabled', required: true }),
  ]);
  expect(sentValues(form, { radio: 'b', singleLineText: 'secret', email: 'x' })).toEqual({ radio: 'b' });
  expect(formProblems(form, { radio: 'b' })).toEqual([]);
  expect(formProblems(form, { radio: 'a' })).toEqual([{ handle: 'singleLineText', key: 'required' }]);
});

it('sent values are read back as the original values', () => {
  const fields = [
    exampleField('Number', { inputTypeName: 'Int' }),
    exampleField('Checkboxes', { inputTypeName: '[Int]', options: options('1', '2') }),
    exampleField('Agree'),
    exampleField('SingleLineText'),
    exampleField('Name'),
    exampleField('Phone'),
    exampleField('FileUpload'),
  ];
  const form = exampleForm(fields);
  const file = { name: 'plan.pdf', bytes: 3, token: 't1' };
  const values = {
    number: '12',
    checkboxes: ['1', '2'],
    agree: true,
    singleLineText: 'Meent',
    name: { firstName: 'Ada', lastName: 'Bos' },
    phone: { number: '1234', country: 'NL' },
    fileUpload: [file],
  };
  const sent = sentValues(form, values);
  expect(receivedValues(fields, sent, new Map([['t1', file]]))).toEqual(values);
  expect(formProblems(form, values)).toEqual([]);
  expect(formProblems(form, receivedValues(fields, sent))).toEqual([{ handle: 'fileUpload', key: 'fileGone' }]);
});

it('received values lose unprintable characters', () => {
  const fields = [exampleField('SingleLineText'), exampleField('Name'), exampleField('Agree')];
  const sent = { singleLineText: 'a\r\nBcc: b\0', name: { firstName: ' A\u0007da ' }, agree: null };
  expect(receivedValues(fields, sent)).toEqual({ singleLineText: 'a  Bcc: b', name: { firstName: 'Ada' }, agree: undefined });
});
