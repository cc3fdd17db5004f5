'use client';

import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { Availability } from '../../../src/products/discontinuation/availability.ts';
import { stateLabel } from './discontinuation-labels.ts';

/** Renders the availability of a product in a list, with its day. The style sheet greys the rows of discontinued products. */
export function AvailabilityCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  const availability = (cellData ?? 'available') as Availability;
  return (
    <span className="plantsoen-availability" data-availability={availability}>
      {labelFor({ i18n }, stateLabel({ availability, discontinuedOn: rowData?.discontinuedOn ?? null }))}
    </span>
  );
}
