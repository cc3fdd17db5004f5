'use client';

import { NumberField, useDocumentInfo, useOperation } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { BulkPriceGuard } from './bulk-price-guard.tsx';

/** Renders the price of a variant. A bulk edit, which has no document, asks for confirmation before several prices change. */
export const PriceField: NumberFieldClientComponent = (props) => {
  const { id } = useDocumentInfo();
  const isBulkEdit = useOperation() === 'update' && (id === null || id === undefined);
  return (
    <>
      <NumberField {...props} />
      {isBulkEdit && <BulkPriceGuard path={props.path} />}
    </>
  );
};
