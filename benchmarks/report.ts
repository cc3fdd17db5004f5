import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';
import { type Budget, budgets, type FigureName, type Figures, figureText, isMissed, limitText } from './budgets.ts';

const marks = { begin: /<!-- report: written by .* -->/, end: '<!-- end of report -->' };

function row(name: FigureName, value: number, measured: number): string {
  const { title, aim }: Budget = budgets[name];
  const verdict = limitText(name) === '' ? '' : isMissed(name, value) ? '**missed**' : 'kept';
  const aimText = aim === undefined ? '' : figureText(name, aim);
  return `| ${title} | ${figureText(name, measured)} | ${figureText(name, value)} | ${limitText(name)} | ${aimText} | ${verdict} |`;
}

/** Describes this host. */
export const hostLine = () =>
  `On ${cpus().length} cores with ${Math.round(totalmem() / 2 ** 30)} GB of memory (${process.platform} ${process.arch}), Node ${process.versions.node}.`;

/** Renders the figures as a table in the order of the budgets. `figures` are scaled to the reference host, `measured` are not. */
export function reportText(figures: Figures, measured: Figures): string {
  const names = (Object.keys(budgets) as FigureName[]).filter((name) => figures[name] !== undefined);
  return [
    ...[hostLine(), ''],
    '| Figure | Measured | On the reference host | Budget | Aim | |',
    '|---|---|---|---|---|---|',
    ...names.map((name) => row(name, figures[name] ?? Number.NaN, measured[name] ?? Number.NaN)),
  ].join('\n');
}

/** Returns the README with the report between its marks. Throws if the marks are missing. */
export function withReport(readme: string, report: string): string {
  const [mark] = marks.begin.exec(readme) ?? [];
  const begin = mark === undefined ? -1 : readme.indexOf(mark);
  const end = readme.indexOf(marks.end);
  if (mark === undefined || end < begin) throw new Error('the README has lost the marks of its report');
  return `${readme.slice(0, begin + mark.length)}\n${report}\n${readme.slice(end)}`;
}

/** Writes the parts of a report into the README of a folder of the benchmarks. */
export function writeReport(folder: string, ...parts: string[]): void {
  const file = join(root, folder, 'README.md');
  writeFileSync(file, withReport(readFileSync(file, 'utf8'), parts.join('\n\n')));
}
