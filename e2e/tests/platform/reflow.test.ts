import { expect, test } from '../../browser.ts';

/** Pages with the longest words of the demo content. */
const pages = ['/toegankelijkheidsverklaring/', '/downloads/', '/de/downloads/', '/de/farbkarte/', '/de/datenschutz/'];

test('HERO-02 BLK-09 BLK-17 CON-05 no page scrolls sideways at 320 px, which is a zoom of 400 % at 1280 px', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'chooses its own width');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
