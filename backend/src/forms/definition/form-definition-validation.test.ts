import { describe, expect, it } from 'vitest';
import { type CheckedForm, validateFormDefinition } from './form-definition-validation.ts';
import { formErrorMessages as words } from './form-error-messages.ts';

type Field = { handle?: string; blockType?: string } & Record<string, unknown>;

const formOf = (...fields: Field[]) =>
  ({
    handle: 'question',
    pages: [{ name: 'Vraag', rows: [{ fields: fields.map((field) => ({ blockType: 'SingleLineText', ...field })) }] }],
  }) as unknown as CheckedForm;

const place = (index: number, rest: string) => `pages.0.rows.0.fields.${index}.${rest}`;
const onlyWhen = (...fields: string[]) => ({
  enableConditions: true,
  conditions: { action: 'show', match: 'all', rules: fields.map((field) => ({ field, operator: 'equals', value: 'x' })) },
});
const choices = [{ value: 'a', label: 'A' }];

it('FRM-15 accepts a form without faults', () => {
  expect(
    validateFormDefinition(
      formOf(
        { handle: 'subject', blockType: 'Dropdown', options: choices },
        { handle: 'other', ...onlyWhen('subject') },
        { handle: 'amount', blockType: 'Number', min: 1, max: 1 },
        { handle: 'text', limit: true, limitAmount: 20 },
        { handle: 'name', blockType: 'Name', useMultipleFields: true, firstName: { enabled: true } },
      ),
    ),
  ).toEqual([]);
});

describe('FRM-02 handles', () => {
  it('must be valid names in GraphQL and HTML', () => {
    for (const handle of ['2nd', 'first name', 'naam-2', '_x', 'é', 'form.key', 'a.b'])
      expect(validateFormDefinition(formOf({ handle }))).toEqual([{ path: place(0, 'handle'), message: words.noHandle }]);
    expect(validateFormDefinition(formOf({}, {}))).toEqual([]);
  });

  it('must not be reserved names', () => {
    for (const handle of ['siteId', 'attempt', 'list', 'website', 'constructor', 'toString', 'hasOwnProperty'])
      expect(validateFormDefinition(formOf({ handle }))).toEqual([{ path: place(0, 'handle'), message: words.reserved }]);
  });

  it('must be unique within a form', () => {
    const fields = [{ handle: 'email' }, { handle: 'name' }, { handle: 'email' }];
    expect(validateFormDefinition(formOf(...fields))).toEqual([{ path: place(2, 'handle'), message: words.twice }]);
  });

  it('of forms follow the same rule', () => {
    const form = { ...formOf({ handle: 'a' }), handle: 'my form' };
    expect(validateFormDefinition(form)).toEqual([{ path: 'handle', message: words.noHandle }]);
  });
});

describe('FRM-03 conditions', () => {
  it('must refer to a field of the form', () => {
    const fields = [{ handle: 'a' }, { handle: 'b', ...onlyWhen('a', 'gone') }];
    expect(validateFormDefinition(formOf(...fields))).toEqual([
      { path: place(1, 'conditions.rules.1.field'), message: words.noSuchField },
    ]);
  });

  it('must name the text that an answer contains, but not a value that it equals', () => {
    const rules = (operator: string) => [{ field: 'a', operator, value: '' }];
    const errors = (operator: string) =>
      validateFormDefinition(
        formOf(
          { handle: 'a' },
          { handle: 'b', enableConditions: true, conditions: { action: 'show', match: 'all', rules: rules(operator) } },
        ),
      );
    expect(errors('contains')).toEqual([{ path: place(1, 'conditions.rules.0.value'), message: words.missing }]);
    expect(errors('differs')).toEqual([]);
  });

  it('must have a rule', () => {
    expect(validateFormDefinition(formOf({ handle: 'a', ...onlyWhen() }))).toEqual([
      { path: place(0, 'conditions.rules'), message: words.noRules },
    ]);
  });

  it('must not depend on their own field, directly or through other fields', () => {
    expect(validateFormDefinition(formOf({ handle: 'a', ...onlyWhen('a') }))).toEqual([
      { path: place(0, 'conditions.rules'), message: words.cycle },
    ]);
    const round = [
      { handle: 'a', ...onlyWhen('b') },
      { handle: 'b', ...onlyWhen('c') },
      { handle: 'c', ...onlyWhen('a') },
      { handle: 'd', ...onlyWhen('a') },
    ];
    expect(validateFormDefinition(formOf(...round)).map(({ path }) => path)).toEqual(
      [0, 1, 2].map((index) => place(index, 'conditions.rules')),
    );
  });

  it('are not checked while they are disabled', () => {
    expect(validateFormDefinition(formOf({ handle: 'a', ...onlyWhen('gone'), enableConditions: false }))).toEqual([]);
  });
});

describe('FRM-03 options', () => {
  it.each(['Dropdown', 'Radio', 'Checkboxes'])('of a %s are required, each with a unique value', (blockType) => {
    const errors = (options: unknown) => validateFormDefinition(formOf({ handle: 'a', blockType, options }));
    expect(errors([])).toEqual([{ path: place(0, 'options'), message: words.noOptions }]);
    expect(errors(undefined)).toEqual([{ path: place(0, 'options'), message: words.noOptions }]);
    expect(errors([...choices, { value: ' ' }])).toEqual([{ path: place(0, 'options.1.value'), message: words.missing }]);
    expect(errors([...choices, ...choices])).toEqual([{ path: place(0, 'options.1.value'), message: words.twice }]);
  });

  it('of the name prefix are required if it is enabled', () => {
    const name = { handle: 'a', blockType: 'Name', useMultipleFields: true, prefix: { enabled: true } };
    expect(validateFormDefinition(formOf(name))).toEqual([{ path: place(0, 'prefixOptions'), message: words.noOptions }]);
  });
});

describe('FRM-01 pages', () => {
  it('are required and must have fields', () => {
    expect(validateFormDefinition({ handle: 'a', pages: [] } as CheckedForm)).toEqual([
      { path: 'pages', message: words.noPages },
    ]);
    const empty = { handle: 'a', pages: [{ rows: [] }, { rows: [{ fields: [] }] }] } as CheckedForm;
    expect(validateFormDefinition(empty).map(({ path, message }) => [path, message])).toEqual([
      ['pages.0.rows', words.noFields],
      ['pages.1.rows', words.noFields],
    ]);
  });

  it('have at most 80 fields in total', () => {
    const fields = Array.from({ length: 81 }, (_, index) => ({ handle: `field${index}` }));
    expect(validateFormDefinition(formOf(...fields))).toEqual([{ path: 'pages', message: words.tooManyFields(80) }]);
  });
});

it('FRM-03 reports a maximum below the minimum, a missing limit and a name without parts', () => {
  expect(validateFormDefinition(formOf({ handle: 'a', blockType: 'Number', min: 5, max: 4 }))).toEqual([
    { path: place(0, 'max'), message: words.maxBelowMin },
  ]);
  expect(validateFormDefinition(formOf({ handle: 'a', limit: true }))).toEqual([
    { path: place(0, 'limitAmount'), message: words.missing },
  ]);
  expect(validateFormDefinition(formOf({ handle: 'a', blockType: 'Name', useMultipleFields: true }))).toEqual([
    { path: place(0, 'useMultipleFields'), message: words.noParts },
  ]);
});

it('FRM-14 requires a site or an agreement of the form for a retention exception', () => {
  const form = formOf({ handle: 'keep', blockType: 'Agree' }, { handle: 'name' });
  const exceptions = [{ site: 'de', days: 180 }, { field: 'keep', days: 365 }, { field: 'name', days: 1 }, { days: 2 }];
  expect(validateFormDefinition({ ...form, retentionExceptions: exceptions } as CheckedForm)).toEqual([
    { path: 'retentionExceptions.2.field', message: words.noSuchField },
    { path: 'retentionExceptions.3.field', message: words.missing },
  ]);
});

it('CON-10 a form with ticket numbers shows a message, which contains the number', () => {
  const form = (submitAction: string) =>
    ({ ...formOf({ handle: 'subject' }), ticketSeries: 'S', settings: { submitAction } }) as never;
  expect(validateFormDefinition(form('message'))).toEqual([]);
  expect(validateFormDefinition(form('reload'))).toEqual([]);
  for (const action of ['entry', 'url'])
    expect(validateFormDefinition(form(action))).toEqual([{ path: 'settings.submitAction', message: words.numberUnseen }]);
});
