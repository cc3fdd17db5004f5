import { type Budget, valueText } from '../budgets.ts';
import { isMissed, type Measured, onReference, type RowName, rowNames, rows } from './budgets.ts';

/** Size for which the limits are set. */
export const limitedSize = 100_000;

const sizeText = (size: number) => size.toLocaleString('en');

/** Formats a figure, and its ratio to that of the size before. */
function cell(name: RowName, { figures }: Measured, before: Measured | undefined): string {
  const value = figures[name];
  if (value === undefined) return '–';
  const former = before?.figures[name];
  const ratio = former ? ` (× ${valueText(value / former, '')})` : '';
  return `${valueText(value, rows[name].unit)}${ratio}`;
}

function row(name: RowName, measured: readonly Measured[]): string {
  const { title, unit, atMost }: Budget = rows[name];
  const cells = measured.map((one, index) => cell(name, one, measured[index - 1]));
  const limited = measured.find(({ size }) => size === limitedSize);
  const value = limited && onReference(name, limited);
  const reference = value === undefined ? '–' : valueText(value, unit);
  const verdict = value === undefined || atMost === undefined ? '' : isMissed(name, value) ? '**missed**' : 'kept';
  const limit = atMost === undefined ? '' : `at most ${valueText(atMost, unit)}`;
  return `| ${[title, ...cells, reference, limit, verdict].join(' | ')} |`;
}

/**
 * Renders the figures as a table with a column for each size, and with ratios to the size before. The limits apply to 100,000 products
 * on the reference host.
 */
export function tableText(measured: readonly Measured[]): string {
  const sizes = measured.map(({ size }) => sizeText(size));
  const days = ['Measured on', ...measured.map(({ measuredOn }) => measuredOn), '', '', ''];
  const speeds = ['Speed of the host', ...measured.map(({ hostSpeed }) => valueText(hostSpeed, '×')), '', '', ''];
  const heads = ['Figure', ...sizes, `${sizeText(limitedSize)} on the reference host`, 'Budget', ''];
  const shown = rowNames.filter((name) => measured.some(({ figures }) => figures[name] !== undefined));
  return [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...[days, speeds].map((cells) => `| ${cells.join(' | ')} |`),
    ...shown.map((name) => row(name, measured)),
  ].join('\n');
}
