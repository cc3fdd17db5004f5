import type { Condition, FieldAccess, NumberField, NumberFieldSingleValidation } from 'payload';
import { number as validateNumber } from 'payload/shared';
import { type Label, labelFor } from '../label.ts';
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
  /** Component of the admin that replaces the input. */
  field?: string;
  /** Whether the admin shows the field. A hidden value stays stored. */
  condition?: Condition;
};

/** Input of a number, which takes a decimal comma and a decimal point. */
const numberField = '/components/cells/number-field.tsx#NumberField';

/** Returns a number field with bounds. */
export function number(name: string, label: Label, { min, max }: Bounds, options: NumberOptions = {}): NumberField {
  const { description, width, step, sidebar, initial, readableBy, field: component = numberField, condition, ...field } = options;
  return {
    ...field,
    name,
    type: 'number',
    label,
    min,
    max,
    defaultValue: initial,
    ...(readableBy && { access: { read: readableBy } }),
    admin: {
      description,
      width,
      step,
      condition,
      ...(sidebar && { position: 'sidebar' as const }),
      components: { Field: component },
    },
  };
}

const validateWholeNumber: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? options.req.t('validation:enterNumber')
    : validateNumber(value, options);

/** Returns a field for an integer with bounds. */
export function wholeNumber(name: string, label: Label, bounds: Bounds, options: NumberOptions = {}): NumberField {
  return number(name, label, bounds, { ...options, step: 1, validate: validateWholeNumber });
}

const tooManyDecimals: Label = {
  nl: 'Een bedrag heeft hoogstens twee decimalen.',
  en: 'An amount can have at most two decimals.',
  de: 'Ein Betrag hat höchstens zwei Nachkommastellen.',
};

/** Refuses an amount with more than two decimals or beyond its bounds. The admin validates with it before a bulk edit too. */
export const validateEuros: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number' && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6
    ? labelFor(options.req, tooManyDecimals)
    : validateNumber(value, options);

/** Input of an amount of money, which takes a decimal comma and a decimal point. */
export const amountField = '/components/cells/number-field.tsx#AmountField';

/** Returns a field for an amount in euros with two decimals. */
export function euros(name: string, label: Label, bounds: Bounds, options: NumberOptions = {}): NumberField {
  const { admin, ...field } = number(name, label, bounds, {
    field: amountField,
    validate: validateEuros,
    ...options,
    step: 0.01,
  });
  const shown = { Cell: '/components/cells/amount.tsx#AmountCell', afterInput: ['/components/cells/amount.tsx#AmountText'] };
  return { ...field, admin: { ...admin, components: { ...admin?.components, ...shown } } };
}

/** Returns a field for an outer dimension in millimetres. */
export function millimetres(name: string, label: Label, description?: Label): NumberField {
  return wholeNumber(name, label, { min: 0, max: 100_000 }, { width: '25%', description });
}

/** Returns the fields for a place on the map, in decimal degrees. */
export function coordinates(description: Label): NumberField[] {
  return [
    number('latitude', { nl: 'Breedtegraad', en: 'Latitude', de: 'Breitengrad' }, { min: -90, max: 90 }, { description }),
    number('longitude', { nl: 'Lengtegraad', en: 'Longitude', de: 'Längengrad' }, { min: -180, max: 180 }, { description }),
  ];
}

/** Returns a field for the position of an item among its siblings. */
export function position(): NumberField {
  const label = { nl: 'Volgorde', en: 'Position', de: 'Reihenfolge' };
  const description = {
    nl: 'Een lager getal staat eerder in lijsten.',
    en: 'A lower number comes earlier in lists.',
    de: 'Eine kleinere Zahl steht weiter vorn in Listen.',
  };
  const bounds = { min: 0, max: limits.position };
  return wholeNumber('position', label, bounds, { initial: 0, index: true, sidebar: true, description });
}
