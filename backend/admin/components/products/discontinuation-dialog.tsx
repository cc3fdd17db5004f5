'use client';

import { useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { DiscontinuationEffects } from '../../../src/products/discontinuation/discontinuation-effects.ts';
import { Dialog } from '../dialog.tsx';
import { DiscontinuationEffectsTable } from './discontinuation-effects-table.tsx';
import { confirmLabel, discontinuationLabels as labels, partsLabel, whenLabel } from './discontinuation-labels.ts';

/** Discontinuation as entered. */
export type Chosen = { discontinuedOn: string; successor: { id: number; title: string } | null; sparePartsYears: number };

type Props = {
  title: string;
  today: string;
  chosen: Chosen;
  effects: DiscontinuationEffects;
  places: number;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

/** Asks for confirmation before a product is discontinued, with everything that this affects. */
export function DiscontinuationDialog({ title, today, chosen, effects, places, onClose, onConfirm }: Props) {
  const { i18n } = useTranslation();
  const { discontinuedOn, successor, sparePartsYears } = chosen;
  const isPlanned = discontinuedOn > today;
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  return (
    <Dialog
      title={text('sure')}
      confirm={{
        label: labelFor({ i18n }, confirmLabel(discontinuedOn, isPlanned)),
        id: 'confirm-discontinue',
        run: onConfirm,
      }}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong> → {successor ? <strong>{successor.title}</strong> : text('noSuccessor')}.{' '}
        {sparePartsYears === 0
          ? text('noParts')
          : labelFor({ i18n }, partsLabel(Number(discontinuedOn.slice(0, 4)) + sparePartsYears))}
        .
      </p>
      <p>{labelFor({ i18n }, whenLabel(discontinuedOn, isPlanned))}</p>
      <DiscontinuationEffectsTable effects={effects} i18n={i18n} />
      <p>
        {text('places')}: {places}
      </p>
    </Dialog>
  );
}
