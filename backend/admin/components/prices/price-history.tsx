import { labelFor } from '../../../src/platform/payload/label.ts';
import { maxRows, type PriceHistoryRow } from '../../../src/products/price-changes/price-sheet.ts';
import { LocalDate } from '../local-date.tsx';
import { CancelPriceChange } from './cancel-price-change.tsx';
import { priceLabels as labels, priceStates } from './price-labels.ts';

type Props = { rows: readonly PriceHistoryRow[]; i18n: { language: string } };

const columns = ['changedAt', 'by', 'what', 'count', 'effectiveOn', 'state', 'undo'] as const;

/** Renders the latest changes of prices. A planned one can be cancelled, one in effect reverted in the sheet. */
export function PriceHistory({ rows, i18n }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  if (rows.length === 0) return <p>{text('noHistory')}</p>;
  return (
    <div className="plantsoen-scroll">
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name === 'undo' ? <span className="plantsoen-unseen">{text(name)}</span> : text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, author, note, count, effectiveOn, state, skus }) => (
            <tr key={id}>
              <td>
                <LocalDate date={at.toISOString()} hasTime />
              </td>
              <td>{author ?? '–'}</td>
              <td>
                {note || text('withoutNote')}
                <span className="plantsoen-task-note">
                  {' '}
                  {skus.join(', ')}
                  {count > skus.length && ` + ${count - skus.length}`}
                </span>
              </td>
              <td>{count}</td>
              <td>{day.format(new Date(effectiveOn))}</td>
              <td>{labelFor({ i18n }, priceStates[state])}</td>
              <td>
                {state === 'planned' && <CancelPriceChange {...{ id, count, day: day.format(new Date(effectiveOn)) }} />}
                {(state === 'applied' || state === 'superseded') && count <= maxRows && (
                  <a href={`/admin/prices?revert=${id}`}>{text('undo')}</a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
