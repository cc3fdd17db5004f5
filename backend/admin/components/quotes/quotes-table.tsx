import { Link } from '@payloadcms/ui';
import { dutchDay } from '../../../src/platform/dutch-time.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { type RequestFilter, type RequestRow, requestOrders } from '../../../src/quotation/list-requests.ts';
import { addressOfRequests } from '../../../src/quotation/request-filter.ts';
import { isOpen, statusLabels } from '../../../src/quotation/requests/request-status.ts';
import { daysBetween, overdueDays } from '../../../src/quotation/requests/working-days.ts';
import { formatValue } from './format-cents.ts';
import { ageLabel, quotesLabels as labels, overdueByLabel, rowsLabel } from './quotes-labels.ts';

type I18n = { language: string };
type Props = {
  rows: readonly RequestRow[];
  total: number;
  filter: RequestFilter;
  page: number;
  pageSize: number;
  /** Id of the opened request. */
  opened: number | undefined;
  address: (more: { page?: number; request?: number }) => string;
  i18n: I18n;
};

/** Renders a page of the list, or why it is empty. */
export function QuotesTable({ rows, total, filter, page, pageSize, opened, address, i18n }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  if (rows.length === 0) {
    const isFiltered = filter.search !== '' || filter.regionId !== null || filter.adviserId !== null || page > 1;
    return (
      <p>
        {filter.tab === 'open' && !isFiltered ? text('empty') : text('noMatch')}
        {isFiltered && <a href={addressOfRequests({ tab: filter.tab, order: filter.order })}>{text('clear')}</a>}
      </p>
    );
  }
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <table className="plantsoen-quotes-table">
        <SortedHeads filter={filter} i18n={i18n} />
        <tbody>
          {rows.map((row) => (
            <QuotesRow key={row.id} {...{ row, isOpened: row.id === opened, href: address({ request: row.id }), i18n }} />
          ))}
        </tbody>
      </table>
      <p className="plantsoen-task-note">
        {labelFor({ i18n }, rowsLabel(first, first + rows.length - 1, total))}
        {page > 1 && <a href={address({ page: page - 1 })}>{text('previous')}</a>}
        {first + rows.length <= total && <a href={address({ page: page + 1 })}>{text('next')}</a>}
        <span>{text('logged')}</span>
      </p>
    </>
  );
}

/** Columns whose first click lists the highest value first: the most valuable and the oldest requests. */
const fallingFirst: ReadonlySet<string> = new Set(['value', 'age']);

/** Renders the head of the list. A click on a column sorts by it, and a second one reverses the order. */
function SortedHeads({ filter, i18n }: Pick<Props, 'filter' | 'i18n'>) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <thead>
      <tr>
        <th scope="col">{text('request')}</th>
        {requestOrders.map((name) => {
          const isFalling = filter.order === `-${name}`;
          const isSorted = isFalling || filter.order === name;
          const order = (isSorted ? !isFalling : fallingFirst.has(name)) ? (`-${name}` as const) : name;
          return (
            <th key={name} scope="col" aria-sort={isSorted ? (isFalling ? 'descending' : 'ascending') : undefined}>
              <a href={addressOfRequests({ ...filter, order })}>{text(name)}</a>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type RowProps = { row: RequestRow; isOpened: boolean; href: string; i18n: I18n };

/** Renders a request as a row. In narrow lists the other columns are shown below its name. */
function QuotesRow({ row, isOpened, href, i18n }: RowProps) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const today = dutchDay();
  const value = formatValue(i18n.language, row);
  const region = row.region ?? row.country ?? '–';
  const age = labelFor({ i18n }, ageLabel(daysBetween(dutchDay(row.createdAt), today)));
  const overdue = overdueDays(row);
  const followUp =
    overdue !== undefined ? (
      <strong className="plantsoen-overdue">{labelFor({ i18n }, overdueByLabel(overdue))}</strong>
    ) : row.followUpOn && isOpen(row.status) ? (
      dayText(row.followUpOn, today, i18n)
    ) : (
      '–'
    );
  const adviser = row.adviser ?? (isOpen(row.status) ? <a href={`${href}#request-adviser`}>{text('assign')}</a> : '–');
  return (
    <tr aria-current={isOpened || undefined}>
      <td>
        <Link href={href} prefetch={false} scroll={false}>
          {row.project ?? text('withoutProject')}
        </Link>
        <span className="plantsoen-task-note">
          {row.organisation ?? row.name ?? text('private')} · {row.number}
        </span>
        <span className="plantsoen-quotes-more">
          {value} · {region} · {adviser} · {age} · {followUp}
        </span>
      </td>
      <td>{value}</td>
      <td>{region}</td>
      <td>{adviser}</td>
      <td>{age}</td>
      <td>
        <span className="plantsoen-quote-status" data-status={row.status}>
          {labelFor({ i18n }, statusLabels[row.status])}
        </span>
      </td>
      <td>{followUp}</td>
    </tr>
  );
}

function dayText(day: string, today: string, i18n: I18n): string {
  if (day === today) return labelFor({ i18n }, labels.today);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const style: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };
  if (!isThisYear) style.year = 'numeric';
  return new Intl.DateTimeFormat(i18n.language, style).format(new Date(day));
}
