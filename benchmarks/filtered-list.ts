import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../backend/src/platform/database/with-client.ts';
import { locales } from '../contract/locales.ts';
import type { VisitedPages } from './browser.ts';
import type { Figures } from './budgets.ts';
import { measureFilterClick } from './click-times.ts';
import type { Installation } from './installation.ts';
import { filteringQuestions, type ListAnswer, listAsker, type Question } from './list-question.ts';
import { announcement } from './publications.ts';
import { interleaved, median, percentile } from './rounds.ts';

type Ask = (question: Question) => Promise<ListAnswer>;

const rounds = 40;

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Measures the response times of the questions: median and 95th percentile, each of the slowest question. */
export async function answerTimes(ask: Ask, questions: readonly Question[]) {
  const subjects = Object.fromEntries(
    questions.map((question, index) => [index, () => milliseconds(() => ask(question))] as const),
  );
  await interleaved(5, subjects);
  const times = Object.values(await interleaved(rounds, subjects));
  return {
    filteredList: Math.max(...times.map(median)),
    filteredListSlow: Math.max(...times.map((series) => percentile(series, 0.95))),
  };
}

/** Measures the first question after the publication of a product, which the API reads again. */
async function timeAfterPublication(ask: Ask, questions: readonly Question[], url: string): Promise<number> {
  const times: number[] = [];
  for (const question of questions) {
    await withClient(url, (client) => client.query(announcement, [['Product:1:list']]));
    times.push(await milliseconds(() => ask(question)));
  }
  return median(times);
}

async function setLogging(url: string, statements: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    for (const statement of statements) await client.query(`alter system ${statement}`);
    await client.query('select pg_reload_conf()');
  });
  await pause(500);
}

const statementRuns = 5;

/**
 * Counts the statements of a question in PostgreSQL's log, from any library. Connections of background work have a name and are
 * left out. The median of several runs excludes occasional statements.
 */
async function statementsOf(ask: () => Promise<unknown>, logFile: string): Promise<number> {
  await ask();
  const counts: number[] = [];
  for (let run = 0; run < statementRuns; run += 1) {
    await pause(100);
    const before = readFileSync(logFile).length;
    await ask();
    await pause(100);
    const logged = readFileSync(logFile).subarray(before).toString();
    counts.push([...logged.matchAll(/^\[unknown\] LOG: {2}(statement|execute)/gm)].length);
  }
  return median(counts);
}

async function maxStatements(ask: Ask, questions: readonly Question[], url: string, logFile: string): Promise<number> {
  await setLogging(url, ["set log_statement = 'all'", "set log_line_prefix = '%a '"]);
  const counts: number[] = [];
  for (const question of questions) counts.push(await statementsOf(() => ask(question), logFile));
  await setLogging(url, ['reset log_statement', 'reset log_line_prefix']);
  if (counts.includes(0)) throw new Error('PostgreSQL did not log the statements of a question');
  return Math.max(...counts);
}

/** Measures the product list of 10,000 products: at the API with all filters, and in a browser. */
export async function measureFilteredList(
  { settings, database }: Installation,
  pages: VisitedPages,
  url: string,
): Promise<Figures> {
  const ask = listAsker(settings.ports.api, settings.serviceToken ?? '');
  const questions = (await Promise.all(locales.map(({ siteId }) => filteringQuestions(ask, siteId)))).flat();
  return {
    ...(await measureFilterClick(pages)),
    ...(await answerTimes(ask, questions)),
    filteredListFirst: await timeAfterPublication(ask, questions, url),
    filteredListStatements: await maxStatements(ask, questions, url, database.logFile),
  };
}
