'use client';

import { FieldError, SelectInput, useField, useFormFields, useRowLabel } from '@payloadcms/ui';
import type { NumberFieldClientComponent, TextFieldClientComponent } from 'payload';
import { NumberField } from '../cells/number-field.tsx';
import { type DictionaryFact, useFactDictionary } from './fact-dictionary.ts';

type Row = { fact?: number | null; text?: string | null; number?: number | null; boolean?: boolean | null };

/** Names a row by its fact and value, such as "Seat height: 450 mm". */
export function FactRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  const fact = useFactDictionary()?.get(Number(data?.fact));
  if (!fact) return <span>{rowNumber + 1}</span>;
  const stored = data?.text || String(data?.boolean === true);
  const value =
    typeof data?.number === 'number'
      ? [data.number, fact.unit].filter(Boolean).join(' ')
      : (fact.values.find((choice) => choice.value === stored)?.label ?? data?.text);
  return <span>{value ? `${fact.title}: ${value}` : fact.title}</span>;
}

/** Returns the value of another field in the row of the field at `path`. */
function useInRow(path: string, name: string): unknown {
  return useFormFields(([state]) => state[path.replace(/[^.]+$/, name)]?.value);
}

function useFactOfRow(path: string): DictionaryFact | undefined {
  const id = useInRow(path, 'fact');
  return useFactDictionary()?.get(Number(id));
}

/** Renders a select field for a list fact with the values of the dictionary; an unknown stored value is shown unchanged. */
export const FactText: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const yes = useInRow(path, 'boolean');
  const number = useInRow(path, 'number');
  const fact = useFactOfRow(path);
  if (fact?.kind !== 'list') return <FieldError path={path} showError={showError} message={errorMessage} />;
  const stored = value || (typeof number === 'number' ? String(number) : String(yes === true));
  const isKnown = fact.values.some((choice) => choice.value === stored);
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      required
      isClearable={false}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      options={isKnown || !value ? fact.values : [...fact.values, { value, label: value }]}
      value={isKnown || value ? stored : ''}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? '' : (chosen?.value ?? ''))}
    />
  );
};

/** Renders an input for the number of a range fact, with its unit. */
export const FactNumber: NumberFieldClientComponent = (props) => {
  const fact = useFactOfRow(props.path);
  if (fact?.kind !== 'range') return null;
  const label = fact.unit ? `${fact.title} (${fact.unit})` : fact.title;
  return <NumberField {...props} field={{ ...props.field, label }} />;
};
