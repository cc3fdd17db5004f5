import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { quoteRequestReaders } from '../../../src/forms/submission-access.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import {
  adviserFigures,
  answerDays,
  type Figures,
  lossFigures,
  monthFigures,
  productFigures,
} from '../../../src/quotation/request-figures.ts';
import { addressOfRequests, requestsPath } from '../../../src/quotation/request-filter.ts';
import { lossReasons } from '../../../src/quotation/requests/request-status.ts';
import { PeriodChart } from '../dashboard/period-chart.tsx';
import { leaveClosedView } from '../leave-closed-view.ts';
import { Overview } from '../overview.tsx';
import { figuresLabels as labels } from './figures-labels.ts';
import { FiguresTable } from './figures-table.tsx';
import { formatCents } from './format-cents.ts';

/** Months with requests below which a chart says nothing. */
const minMonths = 2;

/** Renders the figures of quote requests per month, product and adviser (EDT-12). */
export async function QuoteFiguresView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!(await quoteRequestReaders({ req }))) leaveClosedView();
  const sql = await requestReads(req);
  const [months, products, advisers, losses, days] = await Promise.all([
    monthFigures(sql),
    productFigures(sql),
    adviserFigures(sql),
    lossFigures(sql),
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
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const resultNames = (['value', 'wonCount', 'wonValue', 'lostCount', 'lostValue'] as const).map(text);
  return (
    <Overview view={view} title={text('title')}>
      <p>
        {text('intro')} <a href={requestsPath}>{text('back')}</a>
      </p>
      <dl className="plantsoen-sums">
        <Sum name={text('requested')} value={sum('requests')} />
        <Sum name={text('won')} value={decided === 0 ? '–' : percent.format(sum('won') / decided)} />
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
          note={text('productsNote')}
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
      {losses.length > 0 && (
        <FiguresTable
          title={text('losses')}
          heads={[text('reason'), text('requests'), text('share')]}
          rows={losses.map(({ reason, requests, share }) => [
            labelFor(req, lossReasons[reason]),
            ...[requests, percent.format(share)],
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
