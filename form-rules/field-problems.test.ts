import { describe, expect, it } from 'vitest';
import { exampleField, namePart, options } from './example-fields.ts';
import { fieldProblems } from './field-problems.ts';
import type { FieldValue } from './field-values.ts';
import type { FormField } from './form-definition.ts';
import type { FormProblem } from './form-problem.ts';

const problems = (field: FormField, value: FieldValue | undefined) => fieldProblems(field, { [field.handle]: value });

/** Returns the problems in short: `tooLong 5`, `firstName required`; empty without any. */
function broken(field: FormField, value: FieldValue | undefined): string {
  const inShort = ({ part, key, amount }: FormProblem) => [part, key, amount].filter((word) => word !== undefined).join(' ');
  return problems(field, value).map(inShort).join(', ');
}

describe('FRM-08 required fields', () => {
  it.each<[FormField, FieldValue, FieldValue]>([
    [exampleField('Agree', { required: true }), false, true],
    [exampleField('Checkboxes', { required: true }), [], ['a']],
    [exampleField('Dropdown', { required: true }), '', 'a'],
    [exampleField('Dropdown', { required: true, multiple: true }), [], ['a']],
    [exampleField('Radio', { required: true }), '', 'a'],
    [exampleField('Email', { required: true }), ' ', 'ada@example.org'],
    [exampleField('SingleLineText', { required: true }), '  ', 'x'],
    [exampleField('MultiLineText', { required: true }), '\n', 'x'],
    [exampleField('Number', { required: true }), '', '0'],
    [exampleField('Phone', { required: true }), { country: 'NL', number: '' }, { number: '1234' }],
    [exampleField('FileUpload', { required: true }), [], [{ name: 'a.pdf', bytes: 1 }]],
    [exampleField('Name', { required: true, useMultipleFields: false }), '', 'Ada'],
  ])('$type', (field, empty, filled) => {
    expect(problems(field, empty)).toEqual([{ handle: field.handle, key: 'required' }]);
    expect(problems(field, undefined)).toEqual([{ handle: field.handle, key: 'required' }]);
    expect(problems(field, filled)).toEqual([]);
    expect(problems({ ...field, required: false }, empty)).toEqual([]);
  });

  it('of a Name: each required part, and at least one part if the whole is required', () => {
    const field = exampleField('Name', { firstName: namePart(true), lastName: namePart(true) });
    expect(broken(field, {})).toBe('firstName required, lastName required');
    expect(broken(field, { firstName: 'Ada', lastName: ' ' })).toBe('lastName required');
    expect(broken(exampleField('Name', { required: true }), { firstName: '' })).toBe('firstName required');
    expect(broken(exampleField('Name', { required: true }), { lastName: 'Bos' })).toBe('');
    expect(broken(exampleField('Name', { firstName: { ...namePart(true), enabled: false } }), {})).toBe('');
  });

  it('do not include invisible ones', () => {
    expect(broken(exampleField('Hidden', { required: true }), '')).toBe('');
    expect(broken(exampleField('SingleLineText', { required: true, visibility: 'hidden' }), '')).toBe('');
  });
});

describe('FRM-08 letters, numbers and addresses', () => {
  const name = exampleField('Name');
  const phone = exampleField('Phone');
  const number = exampleField('Number');
  const int = exampleField('Number', { inputTypeName: 'Int', min: 2, max: 12 });
  const email = exampleField('Email');

  it.each(['Ada', 'Anne-Marie', "'t Hart", 'O’Neill', 'J.P. van den Bos', 'Łukasz', 'Zoe\u0308', '李', 'Ñandú'])(
    'a name: %s',
    (text) => {
      expect(broken(name, { firstName: text })).toBe('');
    },
  );
  it.each(['Ada2', 'a@b', '<b>', 'Ada_Bos', '=1+1', 'a/b', '🌳', 'Ada,'])('no name: %s', (text) => {
    expect(broken(name, { firstName: 'Ada', lastName: text })).toBe('lastName letters');
    expect(broken({ ...name, useMultipleFields: false } as FormField, text)).toBe('letters');
  });
  it.each(['0591 123456', '+31 (0)591-12.34.56', '1234', '0044 20 7946 0000', `00${'1'.repeat(15)}`])(
    'a phone number: %s',
    (text) => {
      expect(broken(phone, { number: text, country: 'NL' })).toBe('');
    },
  );
  it.each(['0591 abc', '+', '( ) -', '1;2', '1/2', '١٢٣'])('no phone number: %s', (text) => {
    expect(broken(phone, { number: text })).toBe('numbers');
  });
  it.each(['12', '112', '+4 12', '1'.repeat(16)])('not the length of a phone number: %s', (text) => {
    expect(broken(phone, { number: text, country: 'NL' })).toBe('phone');
  });
  it.each(['0', '-1', '+2', '1.5', '1,5', '007'])('a number: %s', (text) => expect(broken(number, text)).toBe(''));
  it.each(['one', '1e5', '0x10', '1.', '.5', '1.000,5', 'Infinity', 'NaN', '1 2', '--1', '٣', '1'.repeat(31)])(
    'no number: %s',
    (text) => {
      expect(broken(number, text)).toBe('numbers');
    },
  );
  it.each([
    ['2', ''],
    ['12', ''],
    ['3.0', ''],
    ['1', 'tooSmall 2'],
    ['13', 'tooLarge 12'],
    ['2.5', 'wholeNumber'],
  ])('FRM-09 a whole number from 2 to 12: %s', (text, key) => expect(broken(int, text)).toBe(key));

  it('a number is limited to storable values', () => {
    expect(broken({ ...int, min: null, max: null } as FormField, '2147483648')).toBe('tooLarge 2147483647');
    expect(broken(number, '-1000000001')).toBe('tooSmall -1000000000');
  });

  it.each(['a@b.nl', 'ada.bos+post@mail.example.org', "o'neill@example.org", 'a@müller.example', 'a@xn--mller-kva.example'])(
    'an address: %s',
    (text) => expect(broken(email, text)).toBe(''),
  );
  it.each([
    ['a', '@b.nl', 'a@', 'a@b', 'a@b.', 'a@.nl', 'a@-b.nl', 'a@b..nl', '.a@b.nl', 'a.@b.nl', 'a..b@c.nl', 'a b@c.nl', 'a@b c.nl'],
    ['a@b@c.nl', 'a,b@c.nl', 'a@b.nl,c@d.nl', '<a@b.nl>', 'Ada <a@b.nl>', 'a@b.nl\nBcc: c@d.nl', 'a@b.nl;c@d.nl', '"a"@b.nl'],
    ['a@127.0.0.1', 'a@[127.0.0.1]', `${'a'.repeat(65)}@b.nl`, `a@${'b'.repeat(64)}.nl`, 'a:b@c.nl', '(a)@b.nl', 'a\\@b.nl'],
  ])('no address: %s and the like', (...texts) => {
    expect(texts.map((text) => [text, broken(email, text)])).toEqual(texts.map((text) => [text, 'email']));
  });
});

describe('FRM-03 choices are among the options', () => {
  it.each<[FormField, FieldValue, string]>([
    [exampleField('Checkboxes'), ['a', 'c'], ''],
    [exampleField('Checkboxes'), ['a', 'd'], 'noOption'],
    [exampleField('Checkboxes'), ['a', 'a'], 'noOption'],
    [exampleField('Checkboxes', { options: options(...'abcdefghijklmnopqrstuvwxyz') }), [...'abcdefghijklmnopqrstuvwxyz'], ''],
    [exampleField('Checkboxes', { limitChoices: 2 }), ['a', 'c'], ''],
    [exampleField('Checkboxes', { limitChoices: 2 }), ['a', 'b', 'c'], 'tooManyChoices 2'],
    [exampleField('Checkboxes', { limitChoices: 2 }), ['a', 'b', 'x'], 'noOption'],
    [exampleField('Dropdown'), 'b', ''],
    [exampleField('Dropdown'), 'B', 'noOption'],
    [exampleField('Dropdown', { multiple: true }), ['b', 'x'], 'noOption'],
    [exampleField('Radio'), 'constructor', 'noOption'],
    [exampleField('Phone'), { number: '1234', country: 'DE' }, ''],
    [exampleField('Phone'), { number: '1234', country: 'XX' }, 'country noOption'],
    [exampleField('Phone', { countryEnabled: false }), { number: '1234', country: 'XX' }, ''],
    [exampleField('Name', { prefix: namePart(), prefixOptions: options('mr', 'ms') }), { prefix: 'ms' }, ''],
    [exampleField('Name', { prefix: namePart(), prefixOptions: options('mr', 'ms') }), { prefix: 'sir' }, 'prefix noOption'],
  ])('%# $type', (field, value, key) => expect(broken(field, value)).toBe(key));
});

describe('FRM-09 limits', () => {
  const limited = { limit: true, limitAmount: 5 };
  it.each<[FormField, string, string]>([
    [exampleField('SingleLineText', limited), '12345', ''],
    [exampleField('SingleLineText', limited), '123456', 'tooLong 5'],
    [exampleField('SingleLineText', limited), '\u{1f333}\u{1f333}1', ''],
    [exampleField('SingleLineText', limited), '\u{1f333}\u{1f333}\u{1f333}', 'tooLong 5'],
    [exampleField('SingleLineText', { ...limited, limit: false }), '123456', ''],
    [exampleField('MultiLineText', { ...limited, limitType: 'words' }), 'een twee drie vier vijf', ''],
    [exampleField('MultiLineText', { ...limited, limitType: 'words' }), 'a b c d e f', 'tooManyWords 5'],
    [exampleField('MultiLineText', { ...limited, limitAmount: 99_999 }), 'a'.repeat(10_001), 'tooLong 10000'],
    [exampleField('MultiLineText'), 'a'.repeat(10_000), ''],
    [exampleField('SingleLineText'), 'a'.repeat(501), 'tooLong 500'],
    [exampleField('Hidden'), 'a'.repeat(10_001), 'tooLong 10000'],
    [exampleField('Email'), `${'a'.repeat(250)}@b.nl`, 'tooLong 254'],
    [exampleField('Name', { useMultipleFields: false }), 'a'.repeat(101), 'tooLong 100'],
  ])('%# $type', (field, value, key) => expect(broken(field, value)).toBe(key));
});

describe('FRM-10 files', () => {
  const file = (name: string, bytes = 1000) => ({ name, bytes });
  const megabyte = 1024 * 1024;
  it.each<[Parameters<typeof exampleField<'FileUpload'>>[1], { name: string; bytes: number }[], string]>([
    [{}, [file('plan.PDF')], ''],
    [{}, [file('foto.JPEG')], ''],
    [{}, [file('a.pdf'), file('b.pdf')], 'tooManyFiles 1'],
    [{ limitFiles: 3 }, [file('a.pdf'), file('b.pdf'), file('c.jpg')], ''],
    [{ limitFiles: 3 }, [file('a.pdf'), file('b.pdf'), file('c.jpg'), file('d.jpg')], 'tooManyFiles 3'],
    [{ limitFiles: 0 }, [file('a.pdf'), file('b.pdf')], 'tooManyFiles 1'],
    [{ limitFiles: 1000 }, Array.from({ length: 50 }, () => file('a.pdf')), 'tooManyFiles 10'],
    [{}, [file('a.pdf', 10 * megabyte)], ''],
    [{}, [file('a.pdf', 10 * megabyte + 1)], 'fileTooLarge 10'],
    [{}, [file('a.svg')], 'fileType'],
    [{}, [file('a.pdf.exe')], 'fileType'],
    [{}, [file('pdf')], 'fileType'],
    [{ accept: [] }, [file('a.dwg')], ''],
    [{}, [file('a.pdf', 0)], 'unreadable'],
    [{}, [file('')], 'fileGone'],
    [{}, [file(`${'a'.repeat(200)}.pdf`)], 'tooLong 200'],
  ])('%#', (overrides, files, key) => expect(broken(exampleField('FileUpload', overrides), files)).toBe(key));
});
