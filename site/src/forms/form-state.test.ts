import { expect, test } from 'vitest';
import { afterChange, afterLeaving, beginning } from './form-state.ts';
import { field, shownIf, testForm } from './test-form.ts';

const mail = field({ type: 'Email', handle: 'mail', label: 'Mail', required: true });
const form = testForm([
  [
    mail,
    field({ type: 'Dropdown', handle: 'way', label: 'Way' }),
    field({ type: 'SingleLineText', handle: 'town', label: 'Town', required: true, ...shownIf('way', 'b') }),
    field({ type: 'FileUpload', handle: 'drawing', limitFiles: 1, multiple: true }),
  ],
]);
const empty = { mail: '', way: '', town: '', drawing: [] };
const start = beginning(empty, undefined);
const leave = (before: typeof start, values: object) =>
  afterLeaving(form, before, { field: mail, part: undefined, values: { ...empty, ...values } });

test('FRM-08 a problem of a field is shown once the field has lost the focus', () => {
  const typing = afterChange(form, start, { handle: 'mail', values: { ...empty, mail: 'a@' } });
  expect(typing.problems).toEqual([]);
  expect(leave(typing, { mail: 'a@' }).problems).toEqual([{ handle: 'mail', key: 'email' }]);
  expect(leave(start, {}).problems).toEqual([{ handle: 'mail', key: 'required' }]);
});

test('FRM-08 a fixed problem disappears while the visitor types', () => {
  const wrong = leave(start, { mail: 'a@' });
  const mended = afterChange(form, wrong, { handle: 'mail', values: { ...empty, mail: 'a@b.nl' } });
  expect(mended.problems).toEqual([]);
  const other = afterChange(form, leave(start, {}), { handle: 'mail', values: { ...empty, mail: 'a' } });
  expect(other.problems).toEqual([]);
});

test('FRM-03 a choice announces the fields it shows, and removes the problems of the fields it hides', () => {
  const shown = afterChange(form, start, { handle: 'way', values: { ...empty, way: 'b' } });
  expect(shown.news).toEqual({ shown: ['Town'], hidden: [] });
  const told = { ...shown, problems: [{ handle: 'town', key: 'required' } as const] };
  const hidden = afterChange(form, told, { handle: 'way', values: { ...empty, way: 'a' } });
  expect(hidden.news).toEqual({ shown: [], hidden: ['Town'] });
  expect(hidden.problems).toEqual([]);
});

test('FRM-03 an excess choice is reported at once, until a box is cleared', () => {
  const limited = testForm([[field({ type: 'Checkboxes', handle: 'samples', limitChoices: 1 })]]);
  const ticked = (before: typeof start, ...samples: string[]) =>
    afterChange(limited, before, { handle: 'samples', values: { samples } });
  const twice = ticked(ticked(beginning({ samples: [] }, undefined), 'a'), 'a', 'b');
  expect(twice.problems).toEqual([{ handle: 'samples', key: 'tooManyChoices', amount: 1 }]);
  expect(ticked(twice, 'a', 'b').problems).toEqual(twice.problems);
  expect(ticked(twice, 'b').problems).toEqual([]);
});

test('FRM-10 the problem of too many files remains until other files are chosen', () => {
  const problems = [{ handle: 'drawing', key: 'tooManyFiles', amount: 1 } as const];
  const told = afterChange(form, start, { handle: 'drawing', values: empty, problems });
  expect(told.problems).toEqual(problems);
  const drawing = form.pages[0]?.rows[3]?.fields[0];
  if (!drawing) throw new Error('the form has a field for files');
  expect(afterLeaving(form, told, { field: drawing, part: undefined, values: empty }).problems).toEqual(problems);
  expect(afterChange(form, told, { handle: 'drawing', values: empty }).problems).toEqual([]);
});

test('FRM-07 a form starts with the state that the server has returned', () => {
  const posted = { handle: 'contact', page: 1, values: {}, problems: [], idempotencyKey: 'k' };
  expect(beginning(empty, { ...posted, outcome: 'going' })).toMatchObject({ page: 1, alert: undefined });
  expect(beginning(empty, { ...posted, outcome: 'failed' }).alert?.problems).toEqual([{ handle: null, key: 'unavailable' }]);
  const refused = [{ handle: 'mail', key: 'email' } as const];
  expect(beginning(empty, { ...posted, outcome: 'refused', problems: refused })).toMatchObject({
    problems: refused,
    alert: { problems: refused },
  });
});
