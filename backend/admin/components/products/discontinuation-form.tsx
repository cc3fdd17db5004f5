'use client';

import { Button, toast, useListDrawer, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { discontinuationLimits } from '../../../src/products/discontinuation/discontinuation.ts';
import type { DiscontinuationEffects } from '../../../src/products/discontinuation/discontinuation-effects.ts';
import { changeAvailability } from './change-availability.ts';
import { type Chosen, DiscontinuationDialog } from './discontinuation-dialog.tsx';
import { discontinuationLabels as labels, problemLabels } from './discontinuation-labels.ts';

type Props = {
  id: number;
  title: string;
  /** Present day in Dutch time, as `YYYY-MM-DD`. */
  today: string;
  initial: Chosen;
  effects: DiscontinuationEffects;
  /** Number of places that refer to the product. */
  places: number;
};

/** Renders the date, successor and years of spare parts of a discontinuation, which the editor confirms in a dialog. */
export function DiscontinuationForm({ id, title, today, initial, effects, places }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const fieldId = useId();
  const [chosen, setChosen] = useState(initial);
  const [isConfirming, setConfirming] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: ['products'],
    filterOptions: { products: { and: [{ id: { not_equals: id } }, { availability: { not_equals: 'discontinued' } }] } },
    selectedCollection: 'products',
  });
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const { discontinuedOn, successor, sparePartsYears } = chosen;

  function review(event: FormEvent) {
    event.preventDefault();
    setProblems([]);
    setConfirming(true);
  }

  async function confirm() {
    const result = await changeAvailability(id, {
      discontinuedOn,
      successorId: successor?.id ?? null,
      sparePartsYears: Number(sparePartsYears),
    });
    setConfirming(false);
    if (result === 'done') {
      toast.success(text('done'));
      return router.refresh();
    }
    setProblems(result === 'failed' ? [text('failed')] : result.problems.map((one) => labelFor({ i18n }, problemLabels[one])));
  }

  return (
    <>
      <form className="plantsoen-discontinue" onSubmit={review}>
        <div>
          <label htmlFor={`${fieldId}-date`}>{text('date')}</label>
          <input
            id={`${fieldId}-date`}
            type="date"
            required
            value={discontinuedOn}
            aria-describedby={`${fieldId}-hint`}
            onChange={({ target }) => setChosen({ ...chosen, discontinuedOn: target.value })}
          />
          <p id={`${fieldId}-hint`} className="plantsoen-legend">
            {text('dateHint')}
          </p>
        </div>
        <div>
          <span>{text('successor')}</span>
          <div className="plantsoen-successor">
            <span>{successor?.title ?? text('noSuccessor')}</span>
            <Button id="choose-successor" margin={false} size="small" buttonStyle="secondary" onClick={openDrawer}>
              {text('choose')}
            </Button>
            {successor && (
              <Button
                margin={false}
                size="small"
                buttonStyle="secondary"
                onClick={() => setChosen({ ...chosen, successor: null })}
              >
                {text('clear')}
              </Button>
            )}
          </div>
        </div>
        <div>
          <label htmlFor={`${fieldId}-years`}>{text('years')}</label>
          <input
            id={`${fieldId}-years`}
            type="number"
            required
            min={0}
            max={discontinuationLimits.sparePartsYears}
            step={1}
            value={Number.isNaN(sparePartsYears) ? '' : sparePartsYears}
            onChange={({ target }) => setChosen({ ...chosen, sparePartsYears: target.valueAsNumber })}
          />
        </div>
        {problems.length > 0 && (
          <div role="alert">
            {problems.map((problem) => (
              <p key={problem} className="plantsoen-gone">
                {problem}
              </p>
            ))}
          </div>
        )}
        <Button id="discontinue" type="submit">
          {text('action')}…
        </Button>
      </form>
      <ListDrawer
        allowCreate={false}
        enableRowSelections={false}
        onSelect={({ doc, docID }) => {
          closeDrawer();
          const { title: name, articleNumber } = doc as { title?: string; articleNumber?: string };
          setChosen({ ...chosen, successor: { id: Number(docID), title: name || articleNumber || String(docID) } });
        }}
      />
      {isConfirming &&
        createPortal(
          <DiscontinuationDialog
            {...{ title, today, chosen, effects, places }}
            onClose={() => setConfirming(false)}
            onConfirm={confirm}
          />,
          document.body,
        )}
    </>
  );
}
