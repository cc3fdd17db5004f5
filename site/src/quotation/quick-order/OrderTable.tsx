import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { maxPieces } from '../quotation-rules.ts';
import styles from './OrderTable.module.css';
import { isOrdered, type OrderRow } from './order-rows.ts';

const maxExamples = 4;

/** Renders what each pasted line orders, or why it orders nothing. */
export function OrderTable({ rows }: { rows: readonly OrderRow[] }) {
  const t = useMessages('quotation/quick-order');
  const ofQuotation = useMessages('quotation');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long orders scroll, also by keyboard
    <section className={styles.scroll} aria-label={t('title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{ofQuotation('product')}</th>
            <th scope="col" className={styles.amount}>
              {ofQuotation('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.place}>
              <td className={styles.place}>{row.place}</td>
              {isOrdered(row) ? (
                <>
                  <td>
                    <strong className={styles.title}>{[row.item.title, row.variant].filter(Boolean).join(', ')}</strong>
                    <span className={styles.about}>
                      {[row.item.part ?? row.item.variant, row.isDiscontinued && t('discontinued')].filter(Boolean).join(' · ')}
                    </span>
                  </td>
                  <td className={styles.amount}>{row.amount}</td>
                </>
              ) : (
                <td colSpan={2}>
                  <span className={styles.problem}>
                    <Icon name="alert" />
                    <Problem row={row} />
                  </span>
                  <span className={styles.about}>{row.text}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Problem({ row }: { row: Exclude<OrderRow, { item: object }> }) {
  const t = useMessages('quotation/quick-order');
  if (row.problem === 'severalVariants')
    return t('severalVariants', { title: row.title, examples: row.skus.slice(0, maxExamples).join(', ') });
  if (row.problem === 'partEnded')
    return row.successor === null
      ? t('partEnded', { title: row.title })
      : t('partReplaced', { title: row.title, number: row.successor });
  if (row.problem === 'unknown') return t('unknown', { number: row.number ?? '' });
  if (row.problem === 'tooMany') return t('tooMany', { most: maxPieces });
  return t(row.problem);
}
