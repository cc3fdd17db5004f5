type Props = {
  title: string;
  /** Mondays of the weeks, as `YYYY-MM-DD`. */
  weeks: readonly string[];
  values: readonly number[];
  language: string;
  kind: 'bars' | 'line';
};

/** Returns a round number that is at least the largest value, for the top of the scale. */
export function scaleTop(values: readonly number[]): number {
  const largest = Math.max(...values, 1);
  const unit = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 4, 5, 10].find((factor) => factor * unit >= largest) ?? 10;
  return Math.max(step * unit, 2);
}

/** Renders a chart of weekly figures without scripts. A table beside it has the same figures for screen readers. */
export function WeeklyChart({ title, weeks, values, language, kind }: Props) {
  const top = scaleTop(values);
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const points = values.map((value, week) => `${((week + 0.5) / values.length) * 100},${100 - (value / top) * 100}`).join(' ');
  return (
    <figure className="plantsoen-chart" aria-hidden="true">
      <figcaption>{title}</figcaption>
      <div className="plantsoen-chart-scale">
        {[top, top / 2, 0].map((mark) => (
          <span key={mark}>{number.format(mark)}</span>
        ))}
      </div>
      <div className="plantsoen-chart-plot">
        {kind === 'bars' ? (
          weeks.map((week, index) => (
            <span key={week} className="plantsoen-chart-bar" style={{ height: `${((values[index] ?? 0) / top) * 100}%` }} />
          ))
        ) : (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
            <polyline points={points} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <span className="plantsoen-chart-last" style={{ bottom: `${((values.at(-1) ?? 0) / top) * 100}%` }}>
          {number.format(values.at(-1) ?? 0)}
        </span>
      </div>
      <div className="plantsoen-chart-weeks">
        {weeks.map((week, index) => (
          <span key={week}>{index % 2 === 0 && day.format(new Date(week))}</span>
        ))}
      </div>
    </figure>
  );
}
