import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';
import { type Budget, budgets, type FigureName, type Figures, figureText, isMissed, limitText } from './budgets.ts';

const file = join(root, 'benchmarks/README.md');
const marks = { begin: '<!-- report: written by npm run bench -->', end: '<!-- end of report -->' };

function row(name: FigureName, value: number, measured: number): string {
  const { title, aim }: Budget = budgets[name];
  const verdict = limitText(name) === '' ? '' : isMissed(name, value) ? '**missed**' : 'kept';
  const aimText = aim === undefined ? '' : figureText(name, aim);
  return `| ${title} | ${figureText(name, measured)} | ${figureText(name, value)} | ${limitText(name)} | ${aimText} | ${verdict} |`;
}

/** Renders the figures as a table in the order of the budgets. `figures` are scaled to the reference host, `measured` are not. */
export function reportText(figures: Figures, measured: Figures): string {
  const names = (Object.keys(budgets) as FigureName[]).filter((name) => figures[name] !== undefined);
  return [
    `On ${cpus().length} cores with ${Math.round(totalmem() / 2 ** 30)} GB of memory (${process.platform} ${process.arch}), Node ${process.versions.node}.`,
    '',
    '| Figure | Measured | On the reference host | Budget | Aim | |',
    '|---|---|---|---|---|---|',
    ...names.map((name) => row(name, figures[name] ?? Number.NaN, measured[name] ?? Number.NaN)),
  ].join('\n');
}

/** Returns the README with the report between its marks. Throws if the marks are missing. */
export function withReport(readme: string, report: string): string {
  const begin = readme.indexOf(marks.begin);
  const end = readme.indexOf(marks.end);
  if (begin < 0 || end < begin) throw new Error(`${file} has lost the marks of its report`);
  return `${readme.slice(0, begin + marks.begin.length)}\n${report}\n${readme.slice(end)}`;
}

/** Writes the report into the README of the benchmarks, with further sections below its table. */
export function writeReport(figures: Figures, measured: Figures, ...further: string[]): void {
  writeFileSync(file, withReport(readFileSync(file, 'utf8'), [reportText(figures, measured), ...further].join('\n\n')));
}
