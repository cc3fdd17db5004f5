import { milliseconds } from '../filtered-list.ts';
import { get } from '../get.ts';
import type { ScaleFigures } from './budgets.ts';
import type { Programs } from './programs.ts';
import { productPublisher } from './publish.ts';

/** Measures the sitemap of the Dutch site after a publication, and once more. */
export async function measureSitemap(programs: Programs): Promise<ScaleFigures> {
  const [{ address }] = programs.installation.lists;
  const ask = () =>
    milliseconds(async () => {
      const { status } = await get(address, '/sitemap.xml', { accept: 'application/xml' });
      if (status !== 200) throw new Error(`the sitemap answers ${status}`);
    });
  await productPublisher(programs)();
  await programs.untilReceived();
  return { sitemapFirst: await ask(), sitemapAgain: await ask() };
}
