import { get } from '../get.ts';
import type { ScaleFigures } from './budgets.ts';
import type { Programs } from './programs.ts';
import { productPublisher } from './publish.ts';

const visitors = 500;

/** Sends the requests of 500 visitors at once to a page that has just lost its tag, and counts its renders. */
export async function measureCrowd(programs: Programs): Promise<ScaleFigures> {
  const [{ address, path }] = programs.installation.lists;
  const renders = () => programs.metric('site', 'plantsoen_page_renders_total');
  await get(address, path);
  await productPublisher(programs)();
  await programs.untilReceived();
  const before = await renders();
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: visitors }, () =>
      get(address, path).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  return {
    crowdSlowest: performance.now() - began,
    crowdRenders: (await renders()) - before,
    crowdFailed: statuses.filter((status) => status !== 200).length,
  };
}
