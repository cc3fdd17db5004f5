'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { DiscontinuationEffects } from '../../../src/products/discontinuation/discontinuation-effects.ts';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { discontinuedOn, successor, sparePartsYears } = chosen;
  const isPlanned = discontinuedOn > today;
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, []);

  async function confirm() {
    setBusy(true);
    await onConfirm();
  }

  return (
    <dialog ref={dialog} className="plantsoen-dialog" aria-labelledby="plantsoen-discontinue-title" onClose={onClose}>
      <h2 id="plantsoen-discontinue-title">{text('sure')}</h2>
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
      <div className="plantsoen-dialog-buttons">
        <Button id="confirm-discontinue" onClick={confirm} disabled={isBusy}>
          {labelFor({ i18n }, confirmLabel(discontinuedOn, isPlanned))}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => dialog.current?.close()}
          extraButtonProps={{ 'data-first': true }}
        >
          {text('cancel')}
        </Button>
      </div>
    </dialog>
  );
}
