import { expect, test } from '@playwright/test';
import { asEditor } from '../../editor.ts';
import { type SecondSite, startSecondSite } from '../../second-site.ts';
import { testStack } from '../../stack.ts';

test.describe.configure({ mode: 'serial' });

const promise = 2000;
const path = '/producten/zitmeubilair/wilg-ligbank/';

let second: SecondSite;

test.beforeAll(async () => {
  second = await startSecondSite();
});
test.afterAll(() => void second?.process.kill());

const pageOf = async (origin: string, at = path) => (await fetch(origin + at, { redirect: 'manual' })).text();

/** Returns the time in milliseconds until both instances show a state. */
async function shownOnBoth(is: (html: string) => boolean, at = path): Promise<number> {
  const begin = performance.now();
  for (const origin of [testStack().siteOrigin, second.origin]) {
    await expect.poll(async () => is(await pageOf(origin, at)), { timeout: 10_000, intervals: [50] }).toBe(true);
  }
  return performance.now() - begin;
}

test('API-08 a publication appears on every instance within 2 seconds, a draft on none (SEC-09)', async ({ request }) => {
  const editor = asEditor(request);
  const id = await editor.find('products', 'articleNumber', 'BM-1040');
  const origins = [testStack().siteOrigin, second.origin];
  for (const origin of origins) expect(await pageOf(origin)).toContain('Wilg ligbank');

  await editor.change('products', id, { title: 'Wilg concept' }, 'locale=nl&draft=true');
  await new Promise((resolve) => setTimeout(resolve, promise));
  for (const origin of origins) expect(await pageOf(origin)).not.toContain('Wilg concept');

  await editor.change('products', id, { title: 'Wilg ligstoel', _status: 'published' });
  expect(await shownOnBoth((html) => html.includes('Wilg ligstoel'))).toBeLessThan(promise);
  expect(await shownOnBoth((html) => html.includes('Wilg ligstoel'), '/producten/zitmeubilair/ligbanken/')).toBeLessThan(promise);
  await editor.change('products', id, { title: 'Wilg ligbank', _status: 'published' });
});

test('LOC-06 an entry disappears from pages and lists within 2 seconds when it is unpublished in one language', async ({
  request,
}) => {
  const editor = asEditor(request);
  const id = await editor.find('products', 'articleNumber', 'BM-1050');
  const at = '/producten/zitmeubilair/lommer-boombank-rond/';
  const list = '/producten/zitmeubilair/boombanken/';
  for (const origin of [testStack().siteOrigin, second.origin]) {
    expect(await pageOf(origin, at)).toContain('Lommer');
    expect(await pageOf(origin, list)).toContain('lommer-boombank-rond');
  }
  await editor.change('products', id, { _status: 'draft' });
  expect(await shownOnBoth((html) => !html.includes('lommer-boombank-rond'), list)).toBeLessThan(promise);
  expect((await fetch(testStack().siteOrigin + at)).status).toBe(404);
  expect((await fetch(`${testStack().siteOrigin}/de/produkte/sitzmoebel/lommer-baumbank-rund/`)).status).toBe(200);
  await editor.change('products', id, { _status: 'published' });
  expect(await shownOnBoth((html) => html.includes('lommer-boombank-rond'), list)).toBeLessThan(promise);
});
