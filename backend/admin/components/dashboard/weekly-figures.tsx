import type { WeekFigures } from '../../../src/dashboard/weekly-figures.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { formatDifference } from '../price-texts.ts';
import { dashboardLabels as labels } from './dashboard-labels.ts';
import { PeriodChart } from './period-chart.tsx';

type Props = { weeks: readonly WeekFigures[]; earlier: readonly WeekFigures[]; i18n: { language: string } };

type FigureName = Exclude<keyof WeekFigures, 'start'>;

/** Weeks with figures below which a chart says nothing. */
const minWeeks = 2;

/** Renders the sums and charts of quote requests and searches, their trend, and the same figures as a table. */
export function WeeklyFigures({ weeks, earlier, i18n }: Props) {
  const { language } = i18n;
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  if (weeks.filter(({ quoteRequests, searches }) => quoteRequests + searches > 0).length < minWeeks)
    return <p>{text('tooFewWeeks')}</p>;
  const sumOf = (list: readonly WeekFigures[], name: FigureName) => list.reduce((total, week) => total + week[name], 0);
  const sum = (name: FigureName) => sumOf(weeks, name);
  const trend = (name: FigureName) => {
    const before = sumOf(earlier, name);
    if (before === 0) return null;
    return (
      <span className="plantsoen-task-note">
        {formatDifference(language, ((sum(name) - before) / before) * 100)} {text('trend')}
      </span>
    );
  };
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const periods = weeks.map(({ start }) => short.format(new Date(start)));
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <dl className="plantsoen-sums">
        <div>
          <dt>
            {text('requests')} {trend('quoteRequests')}
          </dt>
          <dd>{number.format(sum('quoteRequests'))}</dd>
        </div>
        <div>
          <dt>
            {text('searches')} {trend('searches')}
          </dt>
          <dd>{number.format(sum('searches'))}</dd>
        </div>
        <div>
          <dt>{text('withoutHits')}</dt>
          <dd>{sum('searches') === 0 ? '–' : percent.format(sum('searchesWithoutHits') / sum('searches'))}</dd>
        </div>
      </dl>
      <PeriodChart
        {...{ title: text('requestsPerWeek'), periods, format: number.format, kind: 'bars' }}
        values={weeks.map(({ quoteRequests }) => quoteRequests)}
      />
      <PeriodChart
        {...{ title: text('searchesPerWeek'), periods, format: number.format, kind: 'line' }}
        values={weeks.map(({ searches }) => searches)}
      />
      <table className="plantsoen-unseen">
        <caption>{text('figures')}</caption>
        <ColumnHeads names={(['week', 'requests', 'searches', 'withoutHits'] as const).map(text)} />
        <tbody>
          {weeks.map(({ start, quoteRequests, searches, searchesWithoutHits }) => (
            <tr key={start}>
              <th scope="row">{day.format(new Date(start))}</th>
              <td>{quoteRequests}</td>
              <td>{searches}</td>
              <td>{searchesWithoutHits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
