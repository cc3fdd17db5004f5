import { get } from '../get.ts';
import { median } from '../rounds.ts';
import type { ScaleFigures } from './budgets.ts';
import { filteredLists } from './lists.ts';
import type { Programs } from './programs.ts';
import { productPublisher } from './publish.ts';

const rounds = 8;
const untimed = 3;

/** Measures the publication of one product, and alternately the first list at the API and the first page of the site after it. */
export async function measureAfterPublication(programs: Programs): Promise<ScaleFigures> {
  const [list] = programs.installation.lists;
  const { ask, questions } = await filteredLists(programs);
  const publishNext = productPublisher(programs);
  const publications: number[] = [];
  let failed = 0;

  /** Times a request. A failed one counts, with the time until it failed. */
  async function timed(request: () => Promise<boolean>): Promise<number> {
    const began = performance.now();
    if (!(await request().catch(() => false))) failed += 1;
    return performance.now() - began;
  }
  const askList = (round: number) => async () => {
    const question = questions[round % questions.length];
    return question !== undefined && (await ask(question)) !== undefined;
  };
  const askPage = async () => (await get(list.address, list.path)).status === 200;

  for (let round = 0; round < untimed; round += 1) await publishNext();
  const lists: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    publications.push(await publishNext());
    lists.push(await timed(askList(round)));
    publications.push(await publishNext());
    await programs.untilReceived();
    pages.push(await timed(askPage));
  }
  return {
    ...{ firstList: median(lists), firstListSlowest: Math.max(...lists) },
    ...{ firstPage: median(pages), firstPageSlowest: Math.max(...pages), failedAnswers: failed },
    ...{ publishProduct: median(publications), publishProductSlowest: Math.max(...publications) },
  };
}
