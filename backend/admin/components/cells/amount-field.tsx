'use client';

import { TextInput, useField, useTranslation, withCondition } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { NumberFieldClientProps, NumberFieldValidation } from 'payload';
import { type ChangeEvent, type ComponentProps, useCallback, useMemo, useState } from 'react';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { parsePrice } from '../../../src/products/parse-price.ts';

const unclear: Label = {
  nl: 'Dit is geen duidelijk bedrag, dus het vorige blijft staan. Schrijf bijvoorbeeld 1249,50.',
  en: 'This is not a clear amount, so the previous one stays. Write, for example, 1249.50.',
  de: 'Das ist kein eindeutiger Betrag, daher bleibt der bisherige. Schreiben Sie zum Beispiel 1249,50.',
};

/** Returns attributes of the input that the types of Payload lack. */
const attributes = (isInvalid: boolean) =>
  ({ autoComplete: 'off', inputMode: 'decimal', 'aria-invalid': isInvalid }) as ComponentProps<
    typeof TextInput
  >['htmlAttributes'];

type Typed = { text: string; isClear: boolean; value: number | null | undefined };

/**
 * Renders the input of an amount in EUR, with a decimal comma or point as in the price list. A browser's number input drops a comma in
 * some languages, which multiplies the amount. A text that is no amount leaves the value as it is and prevents a save.
 */
export const AmountField = withCondition((props: NumberFieldClientProps & { onTyped?: (isClear: boolean) => void }) => {
  const { field, path: fieldPath, readOnly, validate, onTyped } = props;
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<Typed>();
  const problem = typed && !typed.isClear ? labelFor({ i18n }, unclear) : undefined;
  const validateAmount = useCallback<NumberFieldValidation>(
    (value, options) => problem ?? validate?.(value as never, options as never) ?? true,
    [problem, validate],
  );
  const { path, value, setValue, showError, disabled, customComponents } = useField<number | null>({
    potentiallyStalePath: fieldPath,
    validate: validateAmount as never,
  });
  const styles = useMemo(() => mergeFieldStyles(field), [field]);
  const shown = typeof value === 'number' ? value.toLocaleString(i18n.language, format) : '';

  function type(text: string) {
    const amount = text.trim() === '' ? null : parsePrice(text, i18n.language);
    onTyped?.(amount !== undefined);
    setTyped({ text, isClear: amount !== undefined, value: amount === undefined ? value : amount });
    // Setting the present value marks the form as changed, so that leaving it asks first.
    setValue(amount === undefined ? value : amount);
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
      required={field.required}
      description={field.admin?.description}
      htmlAttributes={attributes(problem !== undefined)}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError && !problem}
      style={styles}
      value={typed && typed.value === value ? typed.text : shown}
      onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
    />
  );
});

const format: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 6 };
