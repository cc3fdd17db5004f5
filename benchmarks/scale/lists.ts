import { locales } from '../../contract/locales.ts';
import { answerTimes } from '../filtered-list.ts';
import { filteringQuestions, listAsker } from '../list-question.ts';
import { cpuTime } from '../process-figures.ts';
import type { ScaleFigures } from './budgets.ts';
import type { Programs } from './programs.ts';

/** Returns a function that asks for a product list, and the questions that choose from all filters. */
export async function filteredLists({ installation: { settings } }: Programs) {
  const ask = listAsker(settings.ports.api, settings.serviceToken ?? '');
  const questions = (await Promise.all(locales.map(({ siteId }) => filteringQuestions(ask, siteId)))).flat();
  return { ask, questions };
}

/** Measures the lists with all filters, without publications meanwhile. The CPU time depends less on other programs of the host. */
export async function measureLists(programs: Programs): Promise<ScaleFigures> {
  const { ask, questions } = await filteredLists(programs);
  let lists = 0;
  const counted: typeof ask = (question) => {
    lists += 1;
    return ask(question);
  };
  const before = cpuTime(programs.pids.api);
  const { filteredList, filteredListSlow } = await answerTimes(counted, questions);
  const listCpu = (cpuTime(programs.pids.api) - before) / lists;
  return { listMedian: filteredList, listSlow: filteredListSlow, listCpu };
}
