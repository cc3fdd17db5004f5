import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, locales, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

const groups = { nl: 'Productgroepen', en: 'Product groups', de: 'Produktgruppen' };

runOnlyAt('desktop', 'these tests choose their own widths');
// Data saver disables prefetching, whose timeouts would fire when a test moves the clock.
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

/** Returns the width of each picture according to `sizes`, relative to its rendered width including cropped parts. */
function announcedWidths(page: Page) {
  return page.locator('picture img').evaluateAll((images) => {
    const probe = document.body.appendChild(document.createElement('div'));
    const evaluated = (sizes: string) => {
      const choices = sizes.split(/,(?![^(]*\))/).map((choice) => /^\s*(\(width[^)]*\))?\s*(.+)$/.exec(choice));
      const length = choices.find((choice) => !choice?.[1] || matchMedia(choice[1]).matches)?.[2];
      probe.style.width = length ?? '';
      return probe.offsetWidth;
    };
    const shown = (images as HTMLImageElement[]).filter((image) => image.checkVisibility());
    const shares = shown.map((image): [string, number] => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => !media || matchMedia(media).matches);
      const box = source?.media ? source : image;
      const shape = Number(box.getAttribute('width')) / Number(box.getAttribute('height'));
      const { width, height } = image.getBoundingClientRect();
      const isCovering = getComputedStyle(image).objectFit === 'cover';
      const wide = Math[isCovering ? 'max' : 'min'](width, height * shape);
      return [`${image.alt}, ${Math.round(width)} px`, evaluated(source?.sizes ?? '') / wide];
    });
    probe.remove();
    return shares;
  });
}

test('PERF CAT-07 pictures of the home page load in their rendered size, from 390 to 1920 px', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const shares = await announcedWidths(page);
    expect(shares.length).toBeGreaterThan(20);
    expect(
      shares.filter(([, share]) => share < 0.93 || share > 1.2),
      `at ${width} px`,
    ).toEqual([]);
  }
});

test('BLK-16 projects are in pairs of seven and five columns with aligned lower edges', async ({ page }) => {
  await page.goto('/en/');
  const pictures = page.getByRole('region', { name: 'Places' }).getByRole('listitem');
  await pictures.first().scrollIntoViewIfNeeded();
  const [first, second] = await Promise.all([0, 1].map((index) => pictures.nth(index).locator('img').boundingBox()));
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo((second?.y ?? 1) + (second?.height ?? 0), 0);
  expect([Math.round(first?.width ?? 0), Math.round(second?.width ?? 0)]).toEqual([690, 486]);
});

test('BLK-10 BLK-12 BLK-21 the home page has eight articles, six highlighted products and seven elevations', async ({ page }) => {
  await page.goto('/en/');
  const products = page.getByRole('region', { name: 'New and popular' });
  await expect(products.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'To the same scale' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'News and background' }).getByRole('listitem')).toHaveCount(8);
  await products.getByRole('link', { name: 'Heem' }).first().click();
  await expect(page).toHaveURL(/\/en\/products\/seating\/heem/);
});

test('PERF the home page has no layout shift while it loads and scrolls', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
          const shifted = sources.map(({ node }) =>
            node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName,
          );
          shifts.push(`${value} at ${Math.round(entry.startTime)} ms: ${shifted}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/en/');
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 600) await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), `at ${width} px`).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('BLK-11 BLK-18 all slides can be read and all rows scrolled', async ({ page }) => {
    await page.goto('/en/');
    for (const title of ['Sitting', 'Bringing order', 'Standing up to weather', 'Leaving things out'])
      await expect(page.getByText(title, { exact: true })).toBeVisible();
    for (const link of ['To seating', 'View Vlasmarktplein', 'Benches for quays', 'View Duinpoort']) {
      await expect(page.getByRole('link', { name: link })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Shelters' }).first().scrollIntoViewIfNeeded();
  });
});

for (const { code, prefix } of locales) {
  test(`A11Y axe finds no violation on the home page in ${code}, with animations and at the end of its sliders`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    const slider = page.getByRole('region', { name: groups[code] });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await slider.scrollIntoViewIfNeeded();
      await slider.getByRole('button').last().click();
      await expectNoViolations(page, 'html', `at ${width} px`);
    }
  });
}
