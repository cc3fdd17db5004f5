'use client';

import { useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { Use } from '../../../src/references/used-in.ts';
import { Dialog } from '../dialog.tsx';
import { afterThese, altMissingIn, countOfPlaces, usedInLabels as labels } from './used-in-labels.ts';
import { UsedInTable } from './used-in-table.tsx';

type Props = {
  from: string;
  to: string;
  /** Languages in which the replacement lacks an alternative text. */
  withoutAlt: readonly LocaleCode[];
  uses: readonly Use[];
  /** Number of documents beyond those of `uses`. */
  remaining: number;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

/** Asks for confirmation before one document replaces another, and lists the places. */
export function ReplaceDialog({ from, to, withoutAlt, uses, remaining, onClose, onConfirm }: Props) {
  const { i18n } = useTranslation();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  return (
    <Dialog
      title={text('replaceSure')}
      confirm={{ label: text('replaceConfirm'), busyLabel: text('replacing'), id: 'confirm-replace', run: onConfirm }}
      onClose={onClose}
    >
      <p>
        <strong>{from}</strong> → <strong>{to}</strong>: {labelFor({ i18n }, countOfPlaces(uses.length))}
      </p>
      {withoutAlt.length > 0 && <p className="plantsoen-gone">{labelFor({ i18n }, altMissingIn(withoutAlt, i18n.language))}</p>}
      {remaining > 0 && <p>{labelFor({ i18n }, afterThese(remaining))}</p>}
      <p>{text('replaceNow')}</p>
      <UsedInTable uses={uses} i18n={i18n} />
    </Dialog>
  );
}
