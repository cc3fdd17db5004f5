import { describe, expect, it } from 'vitest';
import { shownFields } from './conditions.ts';
import { exampleField, exampleForm, options } from './example-fields.ts';
import type { FormValues } from './field-values.ts';
import type { FormCondition, FormConditions, FormField } from './form-definition.ts';

const rule = (field: string, operator: FormCondition['operator'], value: string): FormCondition => ({ field, operator, value });

function text(handle: string, conditions?: Partial<FormConditions>): FormField {
  const all = { action: 'show', match: 'all', rules: [], ...conditions } as const;
  return exampleField('SingleLineText', { handle, enableConditions: conditions !== undefined, conditions: all });
}

const shown = (fields: FormField[], values: FormValues) => shownFields(exampleForm(fields), values).map(({ handle }) => handle);

describe('FRM-02 a disabled field is absent, a hidden one is present but invisible', () => {
  it.each(['disabled', 'hidden'] as const)('%s', (visibility) => {
    expect(shown([{ ...text('a'), visibility }], {})).toEqual(visibility === 'disabled' ? [] : ['a']);
  });
});

describe('FRM-03 conditions', () => {
  it.each<[string, Partial<FormConditions>, FormValues, boolean]>([
    ['shows where all hold', { rules: [rule('a', 'equals', '1'), rule('b', 'equals', '2')] }, { a: '1', b: '2' }, true],
    ['not where one of all fails', { rules: [rule('a', 'equals', '1'), rule('b', 'equals', '2')] }, { a: '1', b: '3' }, false],
    ['shows where any holds', { match: 'any', rules: [rule('a', 'equals', '1'), rule('b', 'equals', '2')] }, { b: '2' }, true],
    ['hides where it holds', { action: 'hide', rules: [rule('a', 'equals', '1')] }, { a: '1' }, false],
    ['does not hide where it fails', { action: 'hide', rules: [rule('a', 'equals', '1')] }, { a: '2' }, true],
    ['differs', { rules: [rule('a', 'differs', '1')] }, { a: '2' }, true],
    ['what is empty differs', { rules: [rule('a', 'differs', '1')] }, {}, true],
    ['what is empty equals nothing', { rules: [rule('a', 'equals', '')] }, {}, true],
    ['a text contains words in any case', { rules: [rule('a', 'contains', 'Bank')] }, { a: 'twee banken' }, true],
    ['a text without them', { rules: [rule('a', 'contains', 'Bank')] }, { a: 'twee tafels' }, false],
    ['no rules at all', { rules: [] }, {}, true],
    ['a field that does not exist is empty', { rules: [rule('gone', 'equals', 'x')] }, { gone: 'x' }, false],
  ])('%s', (_, conditions, values, there) => {
    expect(shown([text('a'), text('b'), text('c', conditions)], values).includes('c')).toBe(there);
  });

  it('are ignored if they are disabled', () => {
    const field = { ...text('b', { rules: [rule('a', 'equals', '1')] }), enableConditions: false };
    expect(shown([text('a'), field], {})).toEqual(['a', 'b']);
  });

  it.each<[FormCondition['operator'], string[], boolean]>([
    ['contains', ['takeback', 'other'], true],
    ['contains', ['takebacks'], false],
    ['equals', ['takeback'], true],
    ['equals', ['takeback', 'other'], false],
    ['differs', ['takeback', 'other'], true],
    ['differs', [], true],
  ])('several choices: %s takeback with %j', (operator, services, there) => {
    const field = exampleField('Checkboxes', { handle: 'services', options: options('takeback', 'takebacks', 'other') });
    expect(shown([field, text('a', { rules: [rule('services', operator, 'takeback')] })], { services }).includes('a')).toBe(
      there,
    );
  });

  it.each<[FormCondition['operator'], string, boolean, boolean]>([
    ['equals', 'true', true, true],
    ['equals', 'true', false, false],
    ['equals', 'Ja', true, true],
    ['equals', 'Nee', true, false],
    ['equals', 'Nee', false, true],
    ['equals', 'false', false, true],
    ['equals', '', false, true],
    ['differs', 'Ja', false, true],
    ['differs', 'Nee', false, false],
    ['contains', 'Ja', true, true],
    ['contains', 'Ja', false, false],
  ])('an Agree %s %j, ticked: %s', (operator, value, agree, there) => {
    const field = exampleField('Agree', { uncheckedValue: 'Nee' });
    expect(shown([field, text('a', { rules: [rule('agree', operator, value)] })], { agree }).includes('a')).toBe(there);
  });

  it('compare an Agree as ticked or not, and the parts of a name as one text', () => {
    const fields = [exampleField('Agree'), exampleField('Name'), exampleField('Phone')];
    const agreed = text('a', { rules: [rule('agree', 'equals', 'true'), rule('name', 'equals', 'Ada Bos')] });
    expect(shown([...fields, agreed], { agree: true, name: { firstName: 'Ada', lastName: 'Bos' } })).toContain('a');
    expect(shown([...fields, agreed], { agree: false, name: { firstName: 'Ada', lastName: 'Bos' } })).not.toContain('a');
  });

  it('an absent field counts as empty, along the whole chain', () => {
    const fields = [
      text('a'),
      text('b', { rules: [rule('a', 'equals', '1')] }),
      text('c', { rules: [rule('b', 'equals', '2')] }),
      text('d', { rules: [rule('c', 'equals', '3')] }),
      text('e', { rules: [rule('d', 'differs', '4')] }),
    ];
    const values = { a: '1', b: '2', c: '3', d: '4' };
    expect(shown(fields, values)).toEqual(['a', 'b', 'c', 'd']);
    expect(shown(fields, { ...values, a: '0' })).toEqual(['a', 'e']);
    expect(shown(fields.toReversed(), { ...values, a: '0' })).toEqual(['e', 'a']);
  });

  it('that refer to each other, or to themselves, terminate', () => {
    const circle = [text('a', { rules: [rule('b', 'equals', '1')] }), text('b', { rules: [rule('a', 'equals', '1')] })];
    expect(shown(circle, { a: '1', b: '1' })).toEqual(['a', 'b']);
    expect(shown([text('a', { rules: [rule('a', 'equals', '1')] })], { a: '2' })).toEqual([]);
  });

  it('never read inherited properties', () => {
    const fields = [text('constructor'), text('a', { rules: [rule('constructor', 'differs', '')] })];
    expect(shown(fields, {})).toEqual(['constructor']);
  });
});
