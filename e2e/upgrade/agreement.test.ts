import { expect } from '@playwright/test';
import { pricesIn } from '../browser.ts';
import { asEditor } from '../editor.ts';
import { test } from './fleet-test.ts';
import { startLoad } from './load.ts';
import { type Observation, type Observer, observe, observersOf } from './observers.ts';
import { Traffic } from './traffic.ts';

/** Maximum time in milliseconds from the answer to a publication until it shows everywhere. */
const maxDelayMs = 2000;

const list = '/producten/zitmeubilair/';
const product = `${list}wilg-ligbank/`;
const page = '/service/onderhoud/';
const pageText = 'Twee rondes per jaar zijn meestal genoeg';
/** Price that only members see, in a form that a page or an answer of the API would have. */
const price = 77_123.45;
const pricePattern = /\b77[.,\s]?123[.,]45\b/;

type Publication = {
  name: string;
  publish(): Promise<void>;
  observers: readonly Observer[];
  /** Text that every observer shows afterwards. */
  shown?: string;
  /** Text that none shows afterwards. */
  gone?: string;
};

test('API-08 CAT-06 two APIs and two sites agree within 2 s of each publication under load, and tell guests no price', async ({
  fleet,
  request,
}) => {
  const editor = asEditor(request, fleet.adminOrigin);
  const productId = await editor.find('products', 'articleNumber', 'BM-1040');
  const variantId = await editor.find('variants', 'product', String(productId));
  const pageId = await editor.find('pages', 'slug', 'onderhoud');
  const { title: former } = await editor.read('products', productId);
  const { priceEur } = await editor.read('variants', variantId);
  const onProduct = observersOf(fleet, [product, list]);
  const onPage = observersOf(fleet, [page]);

  const rename = (title: string, gone?: string): Publication => ({
    name: `the title ${title}`,
    publish: () => editor.change('products', productId, { title, _status: 'published' }),
    ...{ observers: onProduct, shown: title },
    ...(gone && { gone }),
  });
  const withdraw = (gone: string): Publication => ({
    name: `the withdrawal of ${gone}`,
    publish: () => editor.change('products', productId, { _status: 'draft' }),
    ...{ observers: onProduct, gone },
  });
  const restrict = (membersOnly: boolean): Publication => ({
    name: membersOnly ? 'a page for members only' : 'a page for everyone',
    publish: () => editor.change('pages', pageId, { membersOnly, _status: 'published' }),
    observers: onPage,
    ...(membersOnly ? { gone: pageText } : { shown: pageText }),
  });
  const setPrice = (value: unknown, shown: string): Publication => ({
    name: 'a price',
    publish: () => editor.change('variants', variantId, { priceEur: value }),
    ...{ observers: onProduct, shown },
  });
  const publications = [
    rename('Wilg Eerste'),
    rename('Wilg Tweede', 'Wilg Eerste'),
    withdraw('Wilg Tweede'),
    rename('Wilg Derde', 'Wilg Tweede'),
    setPrice(price, 'Wilg Derde'),
    restrict(true),
    rename('Wilg Vierde', 'Wilg Derde'),
    restrict(false),
    withdraw('Wilg Vierde'),
    rename('Wilg Vijfde', 'Wilg Vierde'),
    setPrice(priceEur, 'Wilg Vijfde'),
    rename(String(former), 'Wilg Vijfde'),
  ];

  const traffic = new Traffic(fleet.origin, []);
  await traffic.warmUp();
  for (const { ask } of [...onProduct, ...onPage]) await ask();
  const toldPrices: string[] = [];
  const hear = (text: string) => {
    toldPrices.push(...pricesIn(text), ...(pricePattern.exec(text) ?? []));
    traffic.hear(text);
  };
  const load = startLoad(fleet.origin, { request: (number) => traffic.request(number), hear });
  const observations: (Observation & { of: string })[] = [];
  for (const { name: of, publish, observers, shown, gone } of publications) {
    await publish();
    const published = performance.now();
    const shows = ({ text }: { text: string }) => {
      toldPrices.push(...pricesIn(text), ...(pricePattern.exec(text) ?? []));
      return (shown === undefined || text.includes(shown)) && (gone === undefined || !text.includes(gone));
    };
    const made = await Promise.all(observers.map((observer) => observe(observer, { published, maxDelayMs, shows })));
    observations.push(...made.map((observation) => ({ of, ...observation })));
  }
  const { sent, perSecond, failures } = await load.stop();

  const latest = observations.toSorted((one, other) => other.delayMs - one.delayMs);
  const described = latest.slice(0, 5).map(({ of, name, delayMs }) => `${delayMs} ms: ${of} at ${name}`);
  test.info().annotations.push({ type: 'largest delays', description: described.join('\n') });
  expect.soft(latest.filter(({ delayMs }) => delayMs > maxDelayMs)).toEqual([]);
  expect.soft(toldPrices, 'prices in answers to guests').toEqual([]);
  expect.soft(observations.flatMap((observation) => observation.failures)).toEqual([]);
  expect.soft(failures, `failures of ${sent} requests`).toEqual([]);
  expect(perSecond).toBeGreaterThan(45);
});
