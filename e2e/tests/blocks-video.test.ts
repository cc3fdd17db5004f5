import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../browser.ts';
import { connectBy, focusedTitle } from '../page-watch.ts';

const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';

test.beforeEach(({ browserName: _ }, info) =>
  test.skip(info.project.name !== 'desktop', 'both widths are looked at in one load'),
);
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

/** Nobody outside is reached: the player is one of our own. Answers what was asked of hosts other than ours. */
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

test('BLK-04 nothing comes from the host before play; a click loads the player, which plays at once and has the focus', async ({
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

test('BLK-04 the keyboard plays it too', async ({ page }) => {
  await withoutOthers(page);
  const play = await atFilm(page);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedTitle(page)).toBe('Demonstration film');
});

test('BLK-04 without an own picture the one of the host is shown, which our own server has fetched', async ({ page }) => {
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
  test('BLK-04 the picture leads to the film', async ({ page }) => {
    await page.goto('/en/about-us/workshop/');
    const play = page.getByRole('link', { name: 'Play film: Demonstration film' });
    await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await expect(play).toHaveAttribute('target', '_blank');
  });
});

for (const path of ['/over-ons/werkplaats/', '/de/ueber-uns/werkstatt/']) {
  // Before it plays, the page is among those of pictures.
  test(`A11Y a film that plays at ${path}: axe finds no fault, on phone and desktop`, async ({ page }) => {
    await withoutOthers(page);
    const play = await atFilm(page, path);
    await play.click();
    await expect(page.locator('iframe')).toBeVisible();
    await expectAccessible(page);
  });
}
