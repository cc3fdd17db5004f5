type Props = {
  title: string;
  /** Names of the periods. Every other one is shown. */
  periods: readonly string[];
  values: readonly number[];
  /** Formats a value of the scale. */
  format: (value: number) => string;
  kind: 'bars' | 'line';
};

/** Returns a round number that is at least the largest value, for the top of the scale. */
export function scaleTop(values: readonly number[]): number {
  const largest = Math.max(...values, 1);
  const unit = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 4, 5, 10].find((factor) => factor * unit >= largest) ?? 10;
  return Math.max(step * unit, 2);
}

/** Renders a chart of weeks or months without scripts. A table beside it has the same figures for screen readers. */
export function PeriodChart({ title, periods, values, format, kind }: Props) {
  const top = scaleTop(values);
  const points = values.map((value, place) => `${((place + 0.5) / values.length) * 100},${100 - (value / top) * 100}`).join(' ');
  return (
    <figure className="plantsoen-chart" aria-hidden="true">
      <figcaption>{title}</figcaption>
      <div className="plantsoen-chart-scale">
        {[top, top / 2, 0].map((mark) => (
          <span key={mark}>{format(mark)}</span>
        ))}
      </div>
      <div className="plantsoen-chart-plot">
        {kind === 'bars' ? (
          periods.map((period, index) => (
            <span key={period} className="plantsoen-chart-bar" style={{ height: `${((values[index] ?? 0) / top) * 100}%` }} />
          ))
        ) : (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
            <polyline points={points} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <span
          className="plantsoen-chart-last"
          style={{ bottom: `${((values.at(-1) ?? 0) / top) * 100}%`, inlineSize: `${100 / values.length}%` }}
        >
          {format(values.at(-1) ?? 0)}
        </span>
      </div>
      <div className="plantsoen-chart-weeks">
        {periods.map((period, index) => (
          <span key={period}>{index % 2 === 0 && period}</span>
        ))}
      </div>
    </figure>
  );
}
