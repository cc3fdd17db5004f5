'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { ImportCounts } from '../../../src/imports/compare-rows.ts';
import type { ImportState } from '../../../src/imports/import-store.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { applyLabel, importLabels as labels } from './import-labels.ts';
import { jsonBody, requestImport } from './import-request.ts';

type Props = {
  id: number;
  state: ImportState;
  counts: ImportCounts | null;
  /** Identifies the dry run that is shown. */
  checkedAt: string | null;
  /** Present day in Dutch time, as `YYYY-MM-DD`. */
  today: string;
  hasPrices: boolean;
};

/** States in which an editor decides what happens next. */
const steppable: ReadonlySet<ImportState> = new Set(['checked', 'outdated', 'failed', 'applied']);

/** Renders the buttons of an import, which stay at the foot: apply what the dry run shows, run it again, or undo what was applied. */
export function ImportFoot({ id, state, counts, checkedAt, today, hasPrices }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [pricesOn, setPricesOn] = useState(today);
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function send(step: 'apply' | 'check' | 'undo', body: object = {}) {
    setBusy(true);
    const outcome = await requestImport(i18n, `/${id}/${step}`, jsonBody(body));
    setProblem('problem' in outcome ? outcome.problem : undefined);
    setSure(false);
    setBusy(false);
    router.refresh();
  }
  if (!steppable.has(state)) return null;
  const isEmpty = !counts || counts.new + counts.changed === 0;
  return (
    <div className="plantsoen-import-foot">
      {state === 'checked' && counts && (
        <>
          <Button
            id="apply-import"
            margin={false}
            disabled={isBusy || isEmpty}
            onClick={() => send('apply', { checkedAt, ...(hasPrices && { pricesOn }) })}
          >
            {isEmpty ? text(counts.error > 0 ? 'noneToApply' : 'allTheSame') : labelFor({ i18n }, applyLabel(counts))}
          </Button>
          <a className="btn btn--style-secondary btn--size-medium" href="/admin/imports">
            {text('cancel')}
          </a>
          {hasPrices && (
            <label>
              {text('pricesOn')}
              <input type="date" value={pricesOn} min={today} onChange={(event) => setPricesOn(event.target.value || today)} />
            </label>
          )}
          {!isEmpty && <span>{text(hasPrices ? 'restAtOnce' : 'atOnce')}</span>}
        </>
      )}
      {(state === 'outdated' || state === 'failed') && (
        <Button margin={false} disabled={isBusy} onClick={() => send('check')}>
          {text('checkAgain')}
        </Button>
      )}
      {state === 'applied' && !isSure && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setSure(true)}>
          {text('undo')}
        </Button>
      )}
      {state === 'applied' && isSure && (
        <>
          <Button margin={false} disabled={isBusy} onClick={() => send('undo')}>
            {text('undoSure')}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setSure(false)}>
            {text('cancel')}
          </Button>
        </>
      )}
      <div role="alert" className="plantsoen-gone">
        {problem}
      </div>
    </div>
  );
}
