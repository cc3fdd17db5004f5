import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';

runOnlyAt('desktop', 'the same at each width');

const script = '/old-browser.js';

/** Runs the script in the page that only an Internet Explorer would load. */
const loadAsOldBrowser = (page: Page) => page.addScriptTag({ url: script });

const notices = [
  ['/nieuws/', 'Verouderde browser', 'Download een andere browser', 'Melding sluiten'],
  ['/en/news/', 'Outdated browser', 'Download another browser', 'Close this notice'],
  ['/de/news/', 'Veralteter Browser', 'Einen anderen Browser herunterladen', 'Hinweis schließen'],
] as const;

test('PAG-09 an old Internet Explorer suggests other browsers, until the notice is closed', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(document, 'documentMode', { value: 11 }));
  for (const [path, label, download, close] of notices) {
    await page.goto(path);
    await loadAsOldBrowser(page);
    const notice = page.getByRole('region', { name: label });
    await expect(notice.getByRole('link', { name: download })).toHaveAttribute('href', 'https://www.mozilla.org/firefox/new/');
    await expect(notice.getByRole('button', { name: close })).toBeVisible();
  }
  await expectAccessible(page);
  const [last] = notices.slice(-1);
  await page.getByRole('button', { name: last?.[3] }).click();
  await expect(page.getByRole('region', { name: last?.[1] })).toHaveCount(0);
  await page.goto('/nieuws/');
  await loadAsOldBrowser(page);
  await expect(page.getByRole('region', { name: notices[0][1] })).toHaveCount(0);
});

test('PAG-09 other browsers show no notice and do not load the script', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/nieuws/');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(script);
  await expect(page.locator(`script[nomodule][src="${script}"]`)).toHaveCount(1);
  await loadAsOldBrowser(page);
  await expect(page.getByRole('region', { name: notices[0][1] })).toHaveCount(0);
});
