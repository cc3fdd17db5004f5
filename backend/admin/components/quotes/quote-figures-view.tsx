import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { quoteRequestReaders } from '../../../src/forms/submission-access.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import {
  adviserFigures,
  answerDays,
  type Figures,
  monthFigures,
  productFigures,
} from '../../../src/quotation/request-figures.ts';
import { addressOfRequests, requestsPath } from '../../../src/quotation/request-filter.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { PeriodChart } from '../dashboard/period-chart.tsx';
import { Overview } from '../overview.tsx';
import { figuresLabels as labels } from './figures-labels.ts';
import { formatCents } from './format-cents.ts';

/** Months with requests below which a chart says nothing. */
const minMonths = 2;

/** Renders the figures of quote requests per month, product and adviser (EDT-12). */
export async function QuoteFiguresView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!(await quoteRequestReaders({ req }))) redirect('/admin');
  const sql = await requestReads(req);
  const [months, products, advisers, days] = await Promise.all([
    monthFigures(sql),
    productFigures(sql),
    adviserFigures(sql),
    answerDays(sql),
  ]);
  const { language } = req.i18n;
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const money = (cents: number) => (cents === 0 ? '–' : formatCents(language, cents));
  const compact = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', notation: 'compact' });
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const nameOf = (day: string) => month.format(new Date(day));
  const sum = (name: keyof Figures) => months.reduce((total, one) => total + one[name], 0);
  const decided = sum('won') + sum('lost');
  const past = months.slice(0, -1);
  const results = ({ valueCents, won, wonCents, lost, lostCents }: Figures): ReactNode[] => [
    ...[money(valueCents), won, money(wonCents), lost, money(lostCents)],
  ];
  const resultNames = (['value', 'wonCount', 'wonValue', 'lostCount', 'lostValue'] as const).map(text);
  return (
    <Overview view={view} title={text('title')}>
      <p>
        {text('intro')} <a href={requestsPath}>{text('back')}</a>
      </p>
      <dl className="plantsoen-sums">
        <Sum name={text('requested')} value={sum('requests')} />
        <Sum
          name={text('won')}
          value={decided === 0 ? '–' : new Intl.NumberFormat(language, { style: 'percent' }).format(sum('won') / decided)}
        />
        <Sum
          name={text('answered')}
          value={days === null ? '–' : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(days)}
        />
      </dl>
      {past.filter(({ requests }) => requests > 0).length < minMonths ? (
        <p>{text('tooFew')}</p>
      ) : (
        <PeriodChart
          {...{ title: text('perMonth'), kind: 'bars', format: (euros: number) => compact.format(euros) }}
          periods={past.map((one) => nameOf(one.month))}
          values={past.map(({ valueCents }) => Math.round(valueCents / 100))}
        />
      )}
      <FiguresTable
        title={text('months')}
        heads={[text('month'), text('requests'), ...resultNames]}
        rows={months.map((one, place) => [
          place === months.length - 1 ? `${nameOf(one.month)} (${text('running')})` : nameOf(one.month),
          ...[one.requests, ...results(one)],
        ])}
      />
      {products.length === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <FiguresTable
          title={text('products')}
          heads={[text('product'), text('requests'), text('pieces'), ...resultNames]}
          rows={products.map((one) => [
            <a key={one.productId} href={`/admin/collections/products/${one.productId}`}>
              {one.title}
            </a>,
            ...[one.requests, one.pieces, ...results(one)],
          ])}
        />
      )}
      {advisers.length > 0 && (
        <FiguresTable
          title={text('advisers')}
          heads={[text('adviser'), text('requests'), text('value')]}
          rows={advisers.map(({ adviserId, adviser, requests, valueCents }) => [
            <a key={adviserId} href={addressOfRequests({ adviserId })}>
              {adviser ?? text('noAdviser')}
            </a>,
            ...[requests, money(valueCents)],
          ])}
        />
      )}
    </Overview>
  );
}

function Sum({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function FiguresTable({
  title,
  heads,
  rows,
}: {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <section className="plantsoen-quote-figures-part">
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table, which has no links */}
      <section className="plantsoen-scroll" aria-label={title} tabIndex={0}>
        <table className="plantsoen-quote-figures">
          <ColumnHeads names={heads} />
          <tbody>
            {rows.map(([first, ...cells], place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the table is rendered once, on the server
              <tr key={place}>
                <th scope="row">{first}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
