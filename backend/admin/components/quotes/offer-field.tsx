'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { formatAmount } from '../../../src/platform/format-number.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { parsePrice } from '../../../src/products/parse-price.ts';
import { offerLabel } from '../../../src/quotation/requests/request-status.ts';
import { typedProblem } from '../prices/new-prices.ts';
import { problemLabels } from '../prices/price-labels.ts';

type Props = { offeredEur: number | null; save: (offeredEur: number | null) => unknown };

/** Renders the amount of the offer, which is typed as in the price list and saved by Enter or on leaving the field. */
export function OfferField({ offeredEur, save }: Props) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState(offeredEur === null ? '' : formatAmount(offeredEur, i18n.language));
  const problem = typedProblem(typed, i18n.language);
  function leave() {
    const amount = typed.trim() === '' ? null : (parsePrice(typed, i18n.language) ?? null);
    if (!problem && amount !== offeredEur) save(amount);
  }
  return (
    <label>
      {labelFor({ i18n }, offerLabel)}
      <input
        inputMode="decimal"
        value={typed}
        placeholder="€"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && 'request-offer-problem'}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      {problem && (
        <span id="request-offer-problem" role="alert" className="plantsoen-overdue">
          {labelFor({ i18n }, problemLabels[problem])}
        </span>
      )}
    </label>
  );
}
