import type { Page, Request } from '@playwright/test';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { addLink, connectBy, sentOperations, untilIdleWorkIsDone } from '../../page-watch.ts';

runOnlyAt('desktop', 'the same at each width');

const product = '/producten/zitmeubilair/meent-parkbank/';
const uriOf = (request: Request): string | undefined => request.postDataJSON().variables?.uri;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('prefetching', () => {
  test('PAG-07 pages of visible links are prefetched at idle time, so that a click needs no request', async ({ page }) => {
    const asked = sentOperations(page);
    const uri = product.slice(1, -1);
    const fetched = page.waitForResponse((answer) => answer.url().endsWith('/graphql') && uriOf(answer.request()) === uri);
    await page.goto('/producten/zitmeubilair/');
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link', { name: 'Meent parkbank' });
    await (await fetched).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(new Set(asked.filter(({ uri }) => uri !== undefined).map(({ uri }) => uri)).size).toBeLessThanOrEqual(12);
    expect(asked.filter(({ uri }) => /^(aanmelden|account|favorieten)/.test(uri ?? ''))).toEqual([]);
    const before = asked.length;
    await link.click();
    await expect(heading(page, 'Meent parkbank')).toBeVisible();
    expect(asked.slice(before).map((operation) => operation.uri)).not.toContain(uri);
  });

  test('PAG-07 there is no prefetching with data saver or over 2g', async ({ context }) => {
    const connections = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];
    const visits = connections.map(async (connection) => {
      const page = await context.newPage();
      await connectBy(page, connection);
      const asked = sentOperations(page);
      await page.goto('/producten/zitmeubilair/');
      await untilIdleWorkIsDone(page);
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().hover();
      await page.waitForTimeout(2500);
      return { connection, asked };
    });
    expect(await Promise.all(visits)).toEqual(connections.map((connection) => ({ connection, asked: [] })));
  });

  test('PAG-07 the page of a hovered link is prefetched at once', async ({ page }) => {
    await page.goto('/nieuws/');
    await untilIdleWorkIsDone(page);
    await addLink(page, '/producten/zitmeubilair/wilg-ligbank/');
    const asked = sentOperations(page);
    await page.getByRole('link', { name: 'proeflink' }).hover();
    await expect.poll(() => asked.map(({ uri }) => uri), { timeout: 5000 }).toContain('producten/zitmeubilair/wilg-ligbank');
  });
});
