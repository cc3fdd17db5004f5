'use client';

import { PopupList, useDocumentInfo, useEditDepth, useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { discontinuationLabels } from './discontinuation-labels.ts';

/** Renders the menu item of a product that leads to its availability, where it can be discontinued. */
export function AvailabilityEntry() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const depth = useEditDepth();
  if (!id || depth > 1) return null;
  return (
    <PopupList.Button id="action-availability" href={`/admin/collections/products/${id}/availability`}>
      {labelFor({ i18n }, discontinuationLabels.action)}…
    </PopupList.Button>
  );
}
