'use client';

import { NumberField, useDocumentInfo, useOperation } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { BulkPriceGuard } from './bulk-price-guard.tsx';

/** The price of a variant. In a bulk edit, which belongs to no document, it asks before several prices change at once. */
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
