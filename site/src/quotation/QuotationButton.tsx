import { useEffect, useState } from 'react';
import layout from '../design/foundation/layout.module.css';
import { Icon, type IconName } from '../design/Icon.tsx';
import { notify } from '../notifications/notify.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './QuotationButton.module.css';
import type { QuotationItem } from './quotation-line.ts';
import { useQuotationLines } from './quotation-list.ts';
import { add, hasLine, hasProduct, increment, maxLines, remove, removeProduct } from './quotation-rules.ts';
import { useQuotationChange } from './use-quotation-change.ts';

type QuotationButtonProps = {
  line: QuotationItem;
  /** Whether the button is for one line, as on a product page, or for all lines of a product, as on a card (QUO-01). */
  by?: 'line' | 'product';
  /** Amount of the added line. */
  amount?: number;
  /** `secondary` is lower and outlined, for rows with a button each. */
  look?: 'primary' | 'secondary';
  /** Whether its text is short, and its name contains the title, as in rows with a button each. */
  isShort?: boolean;
};

type State = 'add' | 'added' | 'remove';

/** Duration of the check mark in ms: drawn, then held (QUO-05). */
const confirmation = 200 + 800;
const longTexts = { add: 'add', added: 'added', remove: 'remove' } as const;
const shortTexts = { add: 'addShort', added: 'added', remove: 'removeShort' } as const;
const icons: Record<State, IconName> = { add: 'plus', added: 'check', remove: 'minus' };

/** Adds a product to the quotation list, confirms it for a second and then offers to remove it (QUO-05). */
export function QuotationButton({ line, by = 'line', amount = 1, look = 'primary', isShort = false }: QuotationButtonProps) {
  const t = useMessages('quotation');
  const lines = useQuotationLines();
  const change = useQuotationChange();
  const [announced, setAnnounced] = useState<'announceAdded' | 'announceRemoved'>();
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => {
    if (!isConfirming) return;
    const timer = setTimeout(setConfirming, confirmation, false);
    return () => clearTimeout(timer);
  }, [isConfirming]);

  const isListed = by === 'line' ? hasLine(lines, line) : hasProduct(lines, line.id);
  const texts = isShort ? shortTexts : longTexts;
  const state: State = isConfirming ? 'added' : isListed ? 'remove' : 'add';
  const click = () => {
    if (isConfirming) return;
    if (isListed) change((now) => (by === 'line' ? remove(now, line) : removeProduct(now, line.id)));
    else if (lines.length >= maxLines) return notify({ kind: 'error', text: t('full', { most: maxLines }) });
    else change((now) => increment(add(now, line), line, amount));
    setConfirming(!isListed);
    setAnnounced(isListed ? 'announceRemoved' : 'announceAdded');
  };
  return (
    <>
      <button
        className={`${styles.button} ${styles[state]} ${look === 'secondary' ? styles.secondary : ''}`}
        type="button"
        aria-disabled={isConfirming || undefined}
        data-longest={t(texts.add)}
        data-other={t(texts.remove)}
        onClick={click}
      >
        <span className={styles.content}>
          <Icon name={icons[state]} />
          {t(texts[state])}
          {(isShort || by === 'product') && <span className={layout.hidden}> {line.title}</span>}
        </span>
      </button>
      <span className={layout.hidden} role="status">
        {announced && t(announced, { title: line.title })}
      </span>
    </>
  );
}
