import type { FieldAccess, NumberField, NumberFieldSingleValidation } from 'payload';
import { number as validateNumber } from 'payload/shared';
import type { Label } from '../label.ts';
import { limits } from '../limits.ts';

type Bounds = { min: number; max: number };

type NumberOptions = {
  required?: boolean;
  description?: Label;
  width?: string;
  step?: number;
  sidebar?: boolean;
  initial?: number;
  index?: boolean;
  readableBy?: FieldAccess;
  validate?: NumberFieldSingleValidation;
};

/** A number within bounds. */
export function number(name: string, label: Label, { min, max }: Bounds, options: NumberOptions = {}): NumberField {
  const { description, width, step, sidebar, initial, readableBy, ...field } = options;
  return {
    ...field,
    name,
    type: 'number',
    label,
    min,
    max,
    defaultValue: initial,
    ...(readableBy && { access: { read: readableBy } }),
    admin: { description, width, step, ...(sidebar && { position: 'sidebar' as const }) },
  };
}

const validateWholeNumber: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? options.req.t('validation:enterNumber')
    : validateNumber(value, options);

/** A whole number within bounds. */
export function wholeNumber(name: string, label: Label, bounds: Bounds, options: NumberOptions = {}): NumberField {
  return number(name, label, bounds, { ...options, step: 1, validate: validateWholeNumber });
}

/** An outer measure in mm. */
export function millimetres(name: string, label: Label): NumberField {
  return wholeNumber(name, label, { min: 0, max: 100_000 }, { width: '25%' });
}

/** Where an item stands among its siblings. */
export function position(): NumberField {
  const label = { nl: 'Volgorde', en: 'Position', de: 'Reihenfolge' };
  return wholeNumber('position', label, { min: 0, max: limits.position }, { initial: 0, index: true, sidebar: true });
}
