import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Modal } from '../../design/modal/Modal.tsx';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useQuotationLines } from '../quotation-list.ts';
import { hasLine, maxLines, maxPieces, pieces } from '../quotation-rules.ts';
import { useQuotationChange } from '../use-quotation-change.ts';
import { OrderTable } from './OrderTable.tsx';
import { addOrdered, isOrdered, type OrderRow } from './order-rows.ts';
import { maxPastedLines, pastedLines } from './pasted-lines.ts';
import styles from './QuickOrderModal.module.css';
import { useOrderRows } from './use-order-rows.ts';

type QuickOrderModalProps = { text: string; onText: (text: string) => void; onClose: () => void };

/** Renders the dialog of a quick order: the pasted text, and what it orders (QUO-13). Lines that order nothing stay in the text. */
export function QuickOrderModal({ text, onText, onClose }: QuickOrderModalProps) {
  const t = useMessages('quotation/quick-order');
  const ofQuotation = useMessages('quotation');
  const lines = useQuotationLines();
  const change = useQuotationChange();
  const read = useOrderRows();
  const [rows, setRows] = useState<readonly OrderRow[]>();
  const [problem, setProblem] = useState('');
  const ordered = rows?.filter(isOrdered) ?? [];

  const check = async () => {
    const pasted = pastedLines(text);
    if (pasted.lines.length === 0) return setProblem(t('nothing'));
    setProblem('');
    const found = await read.run(pasted.lines);
    if (found) setRows(found);
    else setProblem(t('failed'));
  };

  const order = () => {
    const after = addOrdered(lines, ordered);
    const added = ordered.filter(({ item }) => hasLine(after, item));
    change((now) => addOrdered(now, ordered));
    const rest = pastedLines(text).rest;
    const left = [...(rows ?? []).filter((row) => !(isOrdered(row) && added.includes(row))).map((row) => row.text), ...rest];
    onText(left.join('\n'));
    notify({ kind: 'success', text: t('added', { count: added.length }) });
    const more = added.reduce((sum, { amount }) => sum + amount, 0);
    if (pieces(after) - pieces(lines) < more) notify({ kind: 'notice', text: ofQuotation('most', { most: maxPieces }) });
    if (left.length === 0) return onClose();
    setRows(undefined);
    const isFull = added.length < ordered.length;
    setProblem([isFull && ofQuotation('full', { most: maxLines }), t('left', { count: left.length })].filter(Boolean).join(' '));
  };

  return (
    <Modal title={t('title')} closeLabel={ofQuotation('close')} onClose={onClose}>
      {rows ? (
        <Review rows={rows} onChange={() => setRows(undefined)} onOrder={order} />
      ) : (
        <PastedText text={text} problem={problem} isChecking={read.isRunning} onText={onText} onCheck={() => void check()} />
      )}
    </Modal>
  );
}

type ReviewProps = { rows: readonly OrderRow[]; onChange: () => void; onOrder: () => void };

function Review({ rows, onChange, onOrder }: ReviewProps) {
  const t = useMessages('quotation/quick-order');
  const count = rows.filter(isOrdered).length;
  const summary = useFocusOnMount<HTMLParagraphElement>();
  return (
    <>
      <p ref={summary} className={styles.text} tabIndex={-1}>
        {t('recognised', { count, all: rows.length })}
      </p>
      <OrderTable rows={rows} />
      <div className={styles.actions}>
        <Button look={count > 0 ? 'secondary' : 'primary'} onClick={onChange}>
          {t('change')}
        </Button>
        {count > 0 && <Button onClick={onOrder}>{t('addAll', { count })}</Button>}
      </div>
    </>
  );
}

/** Focuses an element that replaces the focused one. */
function useFocusOnMount<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

type PastedTextProps = {
  text: string;
  problem: string;
  isChecking: boolean;
  onText: (text: string) => void;
  onCheck: () => void;
};

function PastedText({ text, problem, isChecking, onText, onCheck }: PastedTextProps) {
  const t = useMessages('quotation/quick-order');
  const id = useId();
  const area = useFocusOnMount<HTMLTextAreaElement>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChecking) onCheck();
  };
  return (
    <form onSubmit={submit} noValidate>
      <p className={styles.text} id={`${id}-hint`}>
        {t('hint', { most: maxPastedLines })}
      </p>
      <label className={styles.label} htmlFor={id}>
        {t('label')}
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        rows={8}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('example')}
        value={text}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem !== '' || undefined}
        onChange={({ target }) => onText(target.value)}
      />
      <p className={styles.problem} id={`${id}-problem`} role="alert">
        {problem && (
          <>
            <Icon name="alert" />
            {problem}
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isChecking}>
          {t(isChecking ? 'checking' : 'check')}
        </Button>
      </div>
    </form>
  );
}
