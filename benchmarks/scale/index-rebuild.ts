import { setTimeout as pause } from 'node:timers/promises';
import { runPlantsoen } from '../../backend/src/testing/run-plantsoen.ts';
import { apiAsker } from '../api-question.ts';
import { searchOperation } from '../list-question.ts';
import type { ScaleFigures } from './budgets.ts';
import { firstProductId } from './database.ts';
import type { Programs } from './programs.ts';
import { publish } from './publish.ts';

const beforePublicationMs = 1000;
const pollMs = 200;
const maxWaitMs = 1_800_000;
/** Word that no other product has. */
const word = 'herbouwproef';

type Variables = { siteId: number; query: string; first: number; offset: number; submitted: boolean };

/** Publishes a product while the index is rebuilt. Returns the seconds from its publication until the search finds it. */
async function publishMeanwhile(programs: Programs): Promise<number> {
  const { ports, serviceToken } = programs.installation.settings;
  const ask = apiAsker<Variables, unknown>(ports.api, serviceToken ?? '', searchOperation());
  await pause(beforePublicationMs);
  await publish(programs, 'products', firstProductId, { title: `Gewijzigde ${word}` });
  const began = performance.now();
  for (let seconds = 0; seconds * 1000 < maxWaitMs; await pause(pollMs)) {
    const answer = await ask({ siteId: 1, query: word, first: 1, offset: 0, submitted: false });
    seconds = (performance.now() - began) / 1000;
    if (JSON.stringify(answer).includes(`Gewijzigde ${word}`)) return seconds;
  }
  throw new Error('the search does not find a product that was published during the rebuild');
}

/** Rebuilds the search index with the operators' command, while a product is published. */
export async function measureIndexRebuild(programs: Programs): Promise<ScaleFigures> {
  const { database, installation } = programs;
  const rebuild = async () => {
    const began = performance.now();
    const { code, err } = await runPlantsoen({ url: database.url, dataFolder: installation.settings.dataFolder }, [
      'search',
      'rebuild',
    ]);
    if (code !== 0) throw new Error(`the index could not be rebuilt: ${err}`);
    return (performance.now() - began) / 1000;
  };
  const [indexRebuild, indexMeanwhile] = await Promise.all([rebuild(), publishMeanwhile(programs)]);
  return { indexRebuild, indexMeanwhile };
}
