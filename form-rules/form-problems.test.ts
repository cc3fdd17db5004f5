import { expect, it } from 'vitest';
import { exampleField, exampleForm } from './example-fields.ts';
import { firstPageWithProblem, formProblems, pageProblems } from './form-problems.ts';

const conditions = { action: 'show', match: 'all', rules: [{ field: 'radio', operator: 'equals', value: 'a' }] } as const;
const form = exampleForm(
  [exampleField('Radio', { required: true })],
  [
    exampleField('Email', { required: true }),
    exampleField('SingleLineText', { required: true, enableConditions: true, conditions }),
  ],
  [exampleField('Agree', { required: true })],
);

it('FRM-04 a page is validated by its own fields, with conditions that depend on other pages', () => {
  expect(pageProblems(form, 0, {})).toEqual([{ handle: 'radio', key: 'required' }]);
  expect(pageProblems(form, 1, { radio: 'b', email: 'a@b.nl' })).toEqual([]);
  expect(pageProblems(form, 1, { radio: 'a', email: 'a@b.nl' })).toEqual([{ handle: 'singleLineText', key: 'required' }]);
  expect(pageProblems(form, 7, {})).toEqual([]);
});

it('FRM-05 the whole form is validated in the order of its fields', () => {
  expect(formProblems(form, { radio: 'a' }).map(({ handle }) => handle)).toEqual(['email', 'singleLineText', 'agree']);
  expect(formProblems(form, { radio: 'b', email: 'a@b.nl', agree: true })).toEqual([]);
});

it('FRM-05 returns the first page with a problem', () => {
  expect(firstPageWithProblem(form, [])).toBeUndefined();
  expect(firstPageWithProblem(form, [{ handle: null, key: 'captcha' }])).toBeUndefined();
  expect(firstPageWithProblem(form, [{ handle: 'agree', key: 'required' }])).toBe(2);
  expect(firstPageWithProblem(form, formProblems(form, { radio: 'b' }))).toBe(1);
});
