import { expect, it } from 'vitest';
import { slugifyHandle } from '../../../src/forms/handles.ts';
import { otherValues } from './option-values.ts';

it('EDT-14 the value that is proposed for an option differs from those of the options beside it', () => {
  const field = (value: unknown) => ({ value, initialValue: value, valid: true });
  const list = 'pages.0.rows.0.fields.1.options';
  const state = {
    [list]: field(2),
    [`${list}.0.value`]: field('roodEiken'),
    [`${list}.1.value`]: field('beton'),
    [`${list}.1.label`]: field('Rood eiken'),
    'pages.0.rows.0.fields.2.options.0.value': field('staal'),
  };
  expect(otherValues(state, `${list}.1.value`)).toEqual(new Set(['roodEiken']));
  expect(slugifyHandle('Rood eiken', otherValues(state, `${list}.1.value`), 'option')).toBe('roodEiken2');
});
