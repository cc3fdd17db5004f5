import { locales } from '../../contract/locales.ts';
import { answerTimes } from '../filtered-list.ts';
import { filteringQuestions, listAsker } from '../list-question.ts';
import type { ScaleFigures } from './budgets.ts';
import type { Programs } from './programs.ts';

/** Returns a function that asks for a product list, and the questions that choose from all filters. */
export async function filteredLists({ installation: { settings } }: Programs) {
  const ask = listAsker(settings.ports.api, settings.serviceToken ?? '');
  const questions = (await Promise.all(locales.map(({ siteId }) => filteringQuestions(ask, siteId)))).flat();
  return { ask, questions };
}

/** Measures the lists with all filters, without publications meanwhile. */
export async function measureLists(programs: Programs): Promise<ScaleFigures> {
  const { ask, questions } = await filteredLists(programs);
  const { filteredList, filteredListSlow } = await answerTimes(ask, questions);
  return { listMedian: filteredList, listSlow: filteredListSlow };
}
