'use client';

import { TextInput, useField, useTranslation, withCondition } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { NumberFieldClientProps, NumberFieldValidation } from 'payload';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { formatAmount, formatNumber } from '../../../src/platform/format-number.ts';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { parsePrice } from '../../../src/products/parse-price.ts';
import { parseInteger, parseNumber, steppedNumber } from './typed-number.ts';

const unclear = {
  number: {
    nl: 'Dit is geen getal, dus het vorige blijft staan. Schrijf bijvoorbeeld 6,5.',
    en: 'This is not a number, so the previous one stays. Write, for example, 6.5.',
    de: 'Das ist keine Zahl, daher bleibt die bisherige. Schreiben Sie zum Beispiel 6,5.',
  },
  amount: {
    nl: 'Dit is geen duidelijk bedrag, dus het vorige blijft staan. Schrijf bijvoorbeeld 1249,50.',
    en: 'This is not a clear amount, so the previous one stays. Write, for example, 1249.50.',
    de: 'Das ist kein eindeutiger Betrag, daher bleibt der bisherige. Schreiben Sie zum Beispiel 1249,50.',
  },
} as const satisfies Record<string, Label>;

const format = { number: formatNumber, amount: formatAmount };

/** Returns attributes of the input that the types of Payload lack. Some keypads for decimals have no minus sign. */
const attributes = (isInvalid: boolean, isNegative: boolean) =>
  ({
    autoComplete: 'off',
    'aria-invalid': isInvalid,
    ...(!isNegative && { inputMode: 'decimal' }),
  }) as ComponentProps<typeof TextInput>['htmlAttributes'];

type Typed = { text: string; isClear: boolean; value: number | null | undefined };

type Props = NumberFieldClientProps & { onTyped?: (isClear: boolean) => void };
type InputProps = Props & {
  kind: keyof typeof unclear;
  parse: (text: string, language: string) => number | undefined;
  /** Whether the arrow keys change the number by a step. */
  hasSteps?: boolean;
};

/**
 * Renders the input of a number with a decimal comma or point. A browser's number input drops a comma in some languages, which
 * multiplies the number. A text that is no number stays with an error, and leaves the value as it is.
 */
function NumberInput({ field, path: fieldPath, readOnly, validate, onTyped, kind, parse, hasSteps }: InputProps) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<Typed>();
  const problem = typed && !typed.isClear ? labelFor({ i18n }, unclear[kind]) : undefined;
  const validateNumber = useCallback<NumberFieldValidation>(
    (value, options) => problem ?? validate?.(value as never, options as never) ?? true,
    [problem, validate],
  );
  const { path, value, setValue, showError, disabled, customComponents } = useField<number | null>({
    potentiallyStalePath: fieldPath,
    validate: validateNumber as never,
  });
  const styles = useMemo(() => mergeFieldStyles(field), [field]);
  const shown = typeof value === 'number' ? format[kind](value, i18n.language) : '';
  const { min, max } = field;

  function type(text: string) {
    const number = text.trim() === '' ? null : parse(text, i18n.language);
    onTyped?.(number !== undefined);
    setTyped({ text, isClear: number !== undefined, value: number === undefined ? value : number });
    // Setting the present value marks the form as changed, so that leaving it asks first.
    setValue(number === undefined ? value : number);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (!hasSteps || !direction) return;
    event.preventDefault();
    type(formatNumber(steppedNumber(value, direction, { step: Number(field.admin?.step ?? 1), min, max }), i18n.language));
  }

  return (
    <TextInput
      {...customComponents}
      AfterInput={
        <>
          {problem && (
            <p role="alert" className="plantsoen-gone">
              {problem}
            </p>
          )}
          {customComponents?.AfterInput}
        </>
      }
      className="number"
      path={path}
      label={field.label}
      localized={field.localized}
      required={field.required}
      description={field.admin?.description}
      htmlAttributes={attributes(problem !== undefined, min === undefined || min < 0)}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError && !problem}
      style={styles}
      value={typed && typed.value === value ? typed.text : shown}
      onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Renders the input of a number. A whole number may have separators of thousands. */
export const NumberField = withCondition((props: Props) => (
  <NumberInput {...props} kind="number" parse={props.field.admin?.step === 1 ? parseInteger : parseNumber} hasSteps />
));

/** Renders the input of an amount in EUR, which may have separators of thousands as in the price list. */
export const AmountField = withCondition((props: Props) => <NumberInput {...props} kind="amount" parse={parsePrice} />);
