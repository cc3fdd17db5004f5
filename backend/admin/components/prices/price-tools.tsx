'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { priceLabels as labels, selectedLabel } from './price-labels.ts';

/** Steps to which changed prices are rounded, in EUR. */
const steps = [0.01, 0.5, 1, 5, 10] as const;

type Props = {
  /** Number of selected rows, and of those that the filter does not show. */
  selected: number;
  hidden: number;
  onCalculate: (percent: number, step: number) => void;
  onClear: () => void;
};

/** Renders the form that changes the selected prices by a percentage. It only fills in the column of new prices. */
export function PriceTools({ selected, hidden, onCalculate, onClear }: Props) {
  const { i18n } = useTranslation();
  const [percent, setPercent] = useState('');
  const [step, setStep] = useState<number>(1);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const value = Number(percent.replace(',', '.').replace('−', '-'));
  const isPossible = percent.trim() !== '' && Number.isFinite(value) && value > -100 && value <= 1000;

  function calculate(event: FormEvent) {
    event.preventDefault();
    if (isPossible && selected > 0) onCalculate(value, step);
  }
  return (
    <form className="plantsoen-price-tools" onSubmit={calculate}>
      <strong aria-live="polite">{labelFor({ i18n }, selectedLabel(selected, hidden))}</strong>
      {selected > 0 && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onClear}>
          {text('clearSelection')}
        </Button>
      )}
      <label>
        {text('changeBy')}
        <input inputMode="decimal" value={percent} placeholder="+3,5" onChange={(event) => setPercent(event.target.value)} />
      </label>
      <label>
        {text('roundTo')}
        <select value={step} onChange={(event) => setStep(Number(event.target.value))}>
          {steps.map((one) => (
            <option key={one} value={one}>
              {one.toLocaleString(i18n.language)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" buttonStyle="secondary" size="small" margin={false} disabled={!isPossible || selected === 0}>
        {text('calculate')}
      </Button>
    </form>
  );
}
