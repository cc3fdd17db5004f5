import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy, focusedTitle } from '../../page-watch.ts';

const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';

runOnlyAt('desktop', 'both widths are looked at in one load');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

/** Replaces the player by a fake one and blocks other hosts. Returns the requests to other hosts. */
async function withoutOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Player</title><p>Player' });
  });
  return asked;
}

async function atFilm(page: Page, path = '/en/about-us/workshop/') {
  await page.goto(path);
  const play = page.getByRole('link', { name: /^(Play film|Film afspelen|Film abspielen): / });
  await play.scrollIntoViewIfNeeded();
  return play;
}

test('BLK-04 the host gets no request before play; a click loads the player, which starts and takes the focus', async ({
  page,
}) => {
  const asked = await withoutOthers(page);
  const play = await atFilm(page);
  await expect(page.getByText('Playing loads the film from YouTube.')).toBeVisible();
  const placeholder = play.locator('img');
  await expect(placeholder).toHaveAttribute('width', '844');
  await expect(placeholder).toHaveAttribute('height', '474');
  const before = await play.boundingBox();
  expect(asked).toEqual([]);
  await play.click();
  const frame = page.getByTitle('Demonstration film');
  await expect(frame).toHaveAttribute('src', player);
  await expect(frame).toHaveAttribute('allow', /autoplay/);
  await expect.poll(() => focusedTitle(page)).toBe('Demonstration film');
  await expect(frame.contentFrame().getByText('Player')).toBeVisible();
  expect(asked).toEqual([player]);
  expect(await frame.boundingBox(), 'it stands where the picture stood').toEqual(before);
});

test('BLK-04 the keyboard starts the film too', async ({ page }) => {
  await withoutOthers(page);
  const play = await atFilm(page);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedTitle(page)).toBe('Demonstration film');
});

test('BLK-04 without an own picture the host’s one is shown, served by the site', async ({ page }) => {
  const asked = await withoutOthers(page);
  const picture = page.locator('img[src^="/media/videos/aqz-KE-bpKQ-"]');
  await expect(async () => {
    await page.goto('/en/service/maintenance/');
    await expect(picture).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(100);
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('BLK-04 the picture links to the film', async ({ page }) => {
    await page.goto('/en/about-us/workshop/');
    const play = page.getByRole('link', { name: 'Play film: Demonstration film' });
    await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await expect(play).toHaveAttribute('target', '_blank');
  });
});

for (const path of ['/over-ons/werkplaats/', '/de/ueber-uns/werkstatt/']) {
  // The test of pages with pictures covers the page before playing.
  test(`A11Y axe finds no violation with a playing film at ${path}, on phone and desktop`, async ({ page }) => {
    await withoutOthers(page);
    const play = await atFilm(page, path);
    await play.click();
    await expect(page.locator('iframe')).toBeVisible();
    await expectAccessible(page);
  });
}
