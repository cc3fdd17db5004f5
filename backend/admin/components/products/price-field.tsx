'use client';

import { useDocumentInfo, useOperation, useTranslation } from '@payloadcms/ui';
import type { NumberFieldClientComponent, NumberFieldValidation } from 'payload';
import { useCallback, useState } from 'react';
import { validateEuros } from '../../../src/platform/payload/fields/number-fields.ts';
import { AmountField } from '../cells/number-field.tsx';
import { BulkPriceGuard } from './bulk-price-guard.tsx';

/**
 * Renders the price of a variant. A bulk edit, which has no document and is not validated before it is saved, validates the price here
 * and asks for confirmation before several prices change.
 */
export const PriceField: NumberFieldClientComponent = (props) => {
  const { id } = useDocumentInfo();
  const { i18n, t } = useTranslation();
  const isBulkEdit = useOperation() === 'update' && (id === null || id === undefined);
  const { min, max } = props.field;
  const validate = useCallback(
    (value: unknown) => validateEuros(value as number, { req: { i18n, t }, min, max } as Parameters<typeof validateEuros>[1]),
    [i18n, t, min, max],
  );
  // Not the validity in the form's state: an answer of the server about a former text may arrive later than the next text.
  const [isClear, setClear] = useState(true);
  const isValid = useCallback((price: unknown) => isClear && validate(price) === true, [isClear, validate]);
  if (!isBulkEdit) return <AmountField {...props} />;
  return (
    <>
      <AmountField {...props} validate={validate as NumberFieldValidation} onTyped={setClear} />
      <BulkPriceGuard path={props.path} isValid={isValid} />
    </>
  );
};
