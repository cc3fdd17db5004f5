import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';
import { type Budget, budgets, type FigureName, type Figures, figureText, isMissed, limitText } from './budgets.ts';

const file = join(root, 'benchmarks/README.md');
const marks = { begin: '<!-- report: written by npm run bench -->', end: '<!-- end of report -->' };

function row(name: FigureName, value: number): string {
  const { title, aim }: Budget = budgets[name];
  const verdict = limitText(name) === '' ? '' : isMissed(name, value) ? '**missed**' : 'kept';
  return `| ${title} | ${figureText(name, value)} | ${limitText(name)} | ${aim === undefined ? '' : figureText(name, aim)} | ${verdict} |`;
}

/** The figures as a table, in the order of the budgets, with what the machine was. */
export function reportText(figures: Figures): string {
  const names = (Object.keys(budgets) as FigureName[]).filter((name) => figures[name] !== undefined);
  return [
    `On ${cpus().length} cores with ${Math.round(totalmem() / 2 ** 30)} GB of memory (${process.platform} ${process.arch}), Node ${process.versions.node}.`,
    '',
    '| Figure | Measured | Budget | Aim | |',
    '|---|---|---|---|---|',
    ...names.map((name) => row(name, figures[name] ?? Number.NaN)),
  ].join('\n');
}

/** Puts the report between its marks in the README of the benchmarks. */
export function withReport(readme: string, report: string): string {
  const begin = readme.indexOf(marks.begin);
  const end = readme.indexOf(marks.end);
  if (begin < 0 || end < begin) throw new Error(`${file} has lost the marks of its report`);
  return `${readme.slice(0, begin + marks.begin.length)}\n${report}\n${readme.slice(end)}`;
}

/** Writes the last report, and below its table what else there is to tell. */
export function writeReport(figures: Figures, ...further: string[]): void {
  writeFileSync(file, withReport(readFileSync(file, 'utf8'), [reportText(figures), ...further].join('\n\n')));
}
