import type { PayloadRequest } from 'payload';
import { type ColleagueChange, colleagueChanges } from '../../../src/imports/colleague-changes.ts';
import { formatCell } from '../../../src/imports/format-cell.ts';
import { type CellValue, headingOf, type ImportColumn } from '../../../src/imports/import-column.ts';
import { picturesOf, type StoredDifference, someDifferences } from '../../../src/imports/import-contents.ts';
import type { StoredImport } from '../../../src/imports/import-store.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { formatDate, formatIfDay } from '../../../src/platform/format-date.ts';
import { formatNumber } from '../../../src/platform/format-number.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { differenceInPercent } from '../../../src/products/price-difference.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { formatDifference, formatEuros } from '../price-texts.ts';
import { colleagueLabel, importLabels as labels, shownLabel } from './import-labels.ts';

type Counts = readonly { columnKey: string; count: number; marked: number }[];
type Props = {
  req: PayloadRequest;
  stored: StoredImport;
  columns: readonly ImportColumn[];
  parameter: (name: string) => string;
  counts: Counts;
};

const pageSize = 25;
const maxShown = 1000;
const priceKey = 'variants.priceEur';

/** Renders the changes of an import with the values now and then, filtered by field. */
export async function ImportChanges({ req, stored, columns, parameter, counts }: Props) {
  const { language } = req.i18n;
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const field = counts.some(({ columnKey }) => columnKey === parameter('field')) ? parameter('field') : null;
  const isMarked = parameter('marked') === '1';
  const isByColleague = parameter('colleagues') === '1';
  const shown = Math.min(Math.max(Number(parameter('first')) || pageSize, pageSize), maxShown);
  const sql = await requestReads(req);
  const byColleagues = await colleagueChanges(sql, stored);
  const records = isByColleague ? [...byColleagues.keys()] : null;
  const filter = { columnKey: field, isMarked, records };
  const { rows, total } = await someDifferences(sql, stored.id, filter, { first: shown, offset: 0 });
  const pictures = await picturesOf(sql, rows);
  const columnOf = (key: string) => columns.find((column) => column.key === key);
  const nameOf = (key: string) => {
    if (key === 'variants.product') return text('variantName');
    if (key === 'products.articleNumber') return text('productName');
    const column = columnOf(key);
    return column ? headingOf(column, language) : key;
  };
  const textOfValue = (key: string, value: CellValue) => {
    if (value === null) return '–';
    if (key === priceKey && typeof value === 'number') return formatEuros(language, value);
    const column = columnOf(key);
    const cell = column ? formatCell(column, value, language) : String(value);
    return typeof cell === 'number' ? formatNumber(cell, language) : formatIfDay(language, cell ?? '');
  };
  const href = (more: Record<string, string>) => `/admin/imports?${new URLSearchParams({ id: String(stored.id), ...more })}`;
  const marked = counts.reduce((sum, one) => sum + one.marked, 0);
  const all = counts.reduce((sum, one) => sum + one.count, 0);
  const changedBefore = [...byColleagues.values()].reduce((sum, one) => sum + one.count, 0);
  const filters = [
    { name: text('all'), count: all, href: href({}), isCurrent: field === null && !isMarked && !isByColleague },
    ...counts.map(({ columnKey, count }) => ({
      ...{ name: nameOf(columnKey), count, href: href({ field: columnKey }), isCurrent: field === columnKey },
    })),
    ...(marked > 0 ? [{ name: text('aboveTen'), count: marked, href: href({ marked: '1' }), isCurrent: isMarked }] : []),
    ...(changedBefore > 0
      ? [{ name: text('byColleagues'), count: changedBefore, href: href({ colleagues: '1' }), isCurrent: isByColleague }]
      : []),
  ];
  return (
    <section aria-labelledby="import-changes">
      <h2 id="import-changes">{text('changes')}</h2>
      <nav className="plantsoen-lists" aria-label={text('changes')}>
        {filters.map((filter) => (
          <a key={filter.href} href={filter.href} aria-current={filter.isCurrent ? 'page' : undefined}>
            {filter.name} <span className="plantsoen-count">{filter.count.toLocaleString(language)}</span>
          </a>
        ))}
      </nav>
      {changedBefore > 0 && !stored.appliedAt && <p className="plantsoen-gone">{text('changedBefore')}</p>}
      <div className="plantsoen-scroll">
        <table className="plantsoen-import-table plantsoen-import-changes">
          <ColumnHeads
            names={[
              text('row'),
              text('subject'),
              text('field'),
              text(stored.appliedAt ? 'before' : 'now'),
              text(stored.appliedAt ? 'changedTo' : 'becomes'),
              text('difference'),
            ]}
          />
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{row.row}</td>
                <td>
                  <Thumbnail url={pictures.get(`${row.kind} ${row.recordId}`)} />
                  <strong>{row.subject || row.recordKey}</strong>
                  {row.isNew && <span className="plantsoen-import-badge">{text('newRows')}</span>}
                  <span className="plantsoen-task-note">{row.recordKey}</span>
                  <Colleague req={req} change={byColleagues.get(`${row.kind} ${row.recordId}`)} />
                </td>
                <td>{nameOf(row.columnKey)}</td>
                <td>
                  <del>{textOfValue(row.columnKey, row.before)}</del>
                </td>
                <td>
                  <ins>{textOfValue(row.columnKey, row.after)}</ins>
                </td>
                <td>
                  <Difference language={language} row={row} marked={text('marked')} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {labelFor(req, shownLabel(rows.length, total))}
        {rows.length < total && shown < maxShown && (
          <a
            href={href({
              ...(field && { field }),
              ...(isMarked && { marked: '1' }),
              ...(isByColleague && { colleagues: '1' }),
              first: String(Math.min(shown * 8, maxShown)),
            })}
          >
            {text('showMore')}
          </a>
        )}
      </p>
    </section>
  );
}

/** Renders the picture of a document; an empty frame for a new one. */
const Thumbnail = ({ url }: { url: string | undefined }) =>
  url ? <img src={url} alt="" loading="lazy" width={52} height={38} /> : <span className="plantsoen-no-picture" />;

/** Says which colleague has changed the document before. */
const Colleague = ({ req, change }: { req: PayloadRequest; change: ColleagueChange | undefined }) =>
  change ? (
    <span className="plantsoen-task-note plantsoen-gone">
      {labelFor(req, colleagueLabel(change.authorName, formatDate(req.i18n.language, change.at, { hasTime: true })))}
    </span>
  ) : null;

/** Renders the difference of a price in percent. Text says, too, that it is large. */
function Difference({
  language,
  row: { columnKey, before, after, isMarked },
  marked,
}: {
  language: string;
  row: StoredDifference;
  marked: string;
}) {
  if (columnKey !== priceKey || typeof before !== 'number' || typeof after !== 'number') return null;
  const percent = differenceInPercent(before, after);
  if (percent === undefined) return null;
  return (
    <span className={isMarked ? 'plantsoen-warning' : undefined}>
      {formatDifference(language, percent)}
      {isMarked && <span className="plantsoen-unseen">, {marked}</span>}
    </span>
  );
}
