import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../../backend/src/testing/free-port.ts';
import { packageFile, root } from '../../../scripts/root.ts';
import { expect, locales, runOnlyAt, test } from '../../browser.ts';

runOnlyAt('desktop', 'these tests choose their own widths');
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let gallery: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  const program = packageFile('site', 'vite', 'bin/vite.js');
  gallery = spawn(process.execPath, [program, 'site/gallery', '--port', port, '--strictPort'], { cwd: root, stdio: 'ignore' });
  const answer = async () => (await fetch(origin).catch(() => undefined))?.status;
  await expect.poll(answer, { timeout: 60_000 }).toBe(200);
});
test.afterAll(() => void gallery?.kill());

test('the gallery shows every entry in each language, without errors and without overflow', async ({ page }) => {
  for (const { code } of locales) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${origin}/examples/?locale=${code}`);
      await expect(page.getByRole('article', { name: 'HtmlBlock' }).getByRole('table').first()).toBeVisible({ timeout: 60_000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${code} at ${width} px`).toBe(width);
    }
  }
});

test('the gallery shows one entry in a language and width', async ({ page }) => {
  await page.goto(origin);
  await page.getByRole('button', { name: 'QuoteBlock' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: '390' }).click();
  const examples = page.frameLocator('iframe');
  await expect(examples.getByRole('article')).toHaveCount(1);
  await expect(examples.getByText(/Sie zählt in Bänken/)).toBeVisible();
  expect((await page.locator('iframe').boundingBox())?.width).toBe(390);
});
