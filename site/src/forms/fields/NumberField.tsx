import { asText } from '@plantsoen/form-rules/field-values.ts';
import { inputAttributes } from '../editors-attributes.ts';
import type { NumberContent } from '../form-content.ts';
import controls from './controls.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useInitial } from './field-frame.ts';

/** Renders a number input, for integers if the type is `Int`. */
export function NumberField({ field }: { field: NumberContent }) {
  const { handle, min, max, placeholder, required, inputTypeName } = field;
  const initial = asText(useInitial(handle));
  const isWhole = inputTypeName === 'Int';
  return (
    <FieldFrame field={field}>
      {(input) => (
        <input
          className={controls.number}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          step={isWhole ? 1 : 'any'}
          {...inputAttributes(field.inputAttributes, 'number')}
          {...input}
          type="number"
          name={handle}
          min={min ?? undefined}
          max={max ?? undefined}
          defaultValue={initial}
          placeholder={placeholder ?? undefined}
          required={required}
        />
      )}
    </FieldFrame>
  );
}
