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
/** Word that no other product has. */
const word = 'herbouwproef';

type Variables = { siteId: number; query: string; first: number; offset: number; submitted: boolean };
type Answer = { search: { columns: { total: number }[] } };

/** Publishes a product while the index is rebuilt. Returns the seconds from its publication until the search finds it. */
async function publishMeanwhile(programs: Programs): Promise<number> {
  const { ports, serviceToken } = programs.installation.settings;
  const ask = apiAsker<Variables, Answer>(ports.api, serviceToken ?? '', searchOperation());
  await pause(beforePublicationMs);
  await publish(programs, 'products', firstProductId, { title: `Gewijzigde ${word}` });
  const began = performance.now();
  for (;;) {
    const answer = await ask({ siteId: 1, query: word, first: 1, offset: 0, submitted: false });
    if (JSON.stringify(answer).includes(`Gewijzigde ${word}`)) return (performance.now() - began) / 1000;
    await pause(pollMs);
  }
}

/** Rebuilds the search index with the operators' command, while a product is published. */
export async function measureIndexRebuild(programs: Programs): Promise<ScaleFigures> {
  const { database, installation } = programs;
  const began = performance.now();
  const meanwhile = publishMeanwhile(programs);
  const { code, err } = await runPlantsoen({ url: database.url, dataFolder: installation.settings.dataFolder }, [
    'search',
    'rebuild',
  ]);
  const indexRebuild = (performance.now() - began) / 1000;
  if (code !== 0) throw new Error(`the index could not be rebuilt: ${err}`);
  return { indexRebuild, indexMeanwhile: await meanwhile };
}
