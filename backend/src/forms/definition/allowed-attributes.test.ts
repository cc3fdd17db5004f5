import { describe, expect, it } from 'vitest';
import { allowedAttributes, isAllowedAttribute, isClassList } from './allowed-attributes.ts';

const onInput = (label: string, value = 'x') => isAllowedAttribute('input', { label, value });
const onContainer = (label: string, value = 'x') => isAllowedAttribute('container', { label, value });

describe('FRM-02 attributes set by editors', () => {
  it.each([
    'onclick',
    'ONFOCUS',
    'onfocus',
    'style',
    'srcdoc',
    'src',
    'href',
    'form',
    'formaction',
    'formmethod',
    'formnovalidate',
  ])('refuses %s, which could run code, style the page or submit the form elsewhere', (label) => {
    expect([onInput(label), onContainer(label)]).toEqual([false, false]);
  });

  it.each([
    'class',
    'name',
    'id',
    'value',
    'required',
    'disabled',
    'readonly',
    'aria-hidden',
    'aria-label',
    'role',
    'slot',
    'is',
    'part',
    'popover',
    'popovertarget',
    'tabindex',
    'autofocus',
    'pattern',
    'list',
    'nonce',
    'constructor',
    '__proto__',
    '',
    'data-',
    'data-embed',
    'data-A',
    'data-x y',
    'data-x"onclick',
  ])('refuses %s, which the form sets itself or which is not a valid name', (label) => {
    expect([onInput(label), onContainer(label)]).toEqual([false, false]);
  });

  it('allows text types, input modes and valid bounds on inputs only', () => {
    for (const type of ['date', 'month', 'tel', 'url', 'search', 'email', 'time', 'week'])
      expect(onInput('type', type)).toBe(true);
    for (const type of ['password', 'hidden', 'file', 'submit', 'image', 'checkbox', 'number', 'text/javascript', 'DATE'])
      expect(onInput('type', type)).toBe(false);
    expect(onInput('inputmode', 'numeric')).toBe(true);
    expect(onInput('min', '2026-01-01')).toBe(true);
    expect(onInput('max', 'javascript:1')).toBe(false);
    expect(onInput('rows', '8')).toBe(true);
    expect(onInput('rows', '400')).toBe(false);
    expect(onContainer('type', 'date')).toBe(false);
  });

  it('allows autocomplete values that browsers know, except for cards, passwords and one-time codes', () => {
    for (const value of [
      'off',
      'on',
      'email',
      'street-address',
      'shipping postal-code',
      'work tel',
      'section-site billing work email',
    ])
      expect(onInput('autocomplete', value)).toBe(true);
    for (const value of ['cc-number', 'current-password', 'one-time-code', 'nonsense', 'email email', 'tel work', '', 'name '])
      expect(onInput('autocomplete', value)).toBe(false);
  });

  it('allows data attributes, and a width on the container only', () => {
    expect(onInput('data-track', 'contact')).toBe(true);
    expect(onContainer('data-width', 'half')).toBe(true);
    expect(onContainer('data-width', '50%;color:red')).toBe(false);
    expect(onInput('data-width', 'half')).toBe(false);
  });

  it('refuses values with markup or control characters, and values of more than 200 characters', () => {
    for (const value of ['<b>', 'a\u0000b', 'a\nb', 'x'.repeat(201)]) expect(onInput('data-x', value)).toBe(false);
  });

  it('returns each allowed attribute once', () => {
    const stored = [
      { label: 'autocomplete', value: 'email' },
      { label: 'onclick', value: 'alert(1)' },
      { label: 'autocomplete', value: 'off' },
      { label: null, value: null },
    ];
    expect(allowedAttributes('input', stored)).toEqual([{ label: 'autocomplete', value: 'off' }]);
    expect(allowedAttributes('input', null)).toEqual([]);
  });
});

it('FRM-02 accepts class lists of names separated by spaces', () => {
  for (const list of ['', 'wide', 'wide half_2', 'a  b']) expect(isClassList(list)).toBe(true);
  for (const list of ['2a', 'a"b', '<x>', 'a'.repeat(201), ' a']) expect(isClassList(list)).toBe(false);
});
