import { expectAccessible } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { answersFrom, connectBy } from '../../page-watch.ts';

runOnlyAt('desktop', 'these tests choose their own widths');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test('BLK-08 CON-07 the team is shown in cards, and on a phone in a row that snaps', async ({ page }) => {
  await page.goto('/en/contact/');
  const team = page.getByRole('region', { name: 'Our people' });
  const cards = team.getByRole('listitem');
  await expect(cards).toHaveCount(8);
  const tops = () => cards.evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
  expect(await tops(), 'one row of eight').toBe(1);
  const first = cards.first();
  await expect(first.getByRole('heading', { level: 3 })).toHaveText('Jorrit van Speldenburg');
  await expect(first.getByText('Project advice North')).toBeVisible();
  await expect(first.getByRole('img')).toHaveAttribute('width', '295');
  await expect(first.getByRole('img')).toHaveAttribute('height', '295');
  await expect(first.getByRole('link', { name: '+31 (0)00 000 00 11' })).toHaveAttribute('href', 'tel:+31000000011');
  await expect(first.getByRole('link', { name: /^jorrit@/ })).toHaveAttribute('href', 'mailto:jorrit@brinkmeent.example');

  await page.setViewportSize({ width: 767, height: 844 });
  expect(await tops(), 'one row').toBe(1);
  const row = team.getByRole('list');
  expect(await row.evaluate((list) => [getComputedStyle(list).scrollSnapType, list.scrollWidth > list.clientWidth])).toEqual([
    'x mandatory',
    true,
  ]);
  await page.setViewportSize({ width: 768, height: 844 });
  expect(await tops(), 'three in a row').toBe(3);
});

test('BLK-08 arrows scroll the team on a phone, by two cards from 450 px; the grid has no arrows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/contact/');
  const team = page.getByRole('region', { name: 'Our people' });
  const next = team.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  await next.click();
  await expect(team.getByRole('listitem').nth(1).getByRole('heading')).toBeInViewport();
  await expect(team.getByText('2 / 8')).toBeVisible();
  await page.setViewportSize({ width: 450, height: 844 });
  await expect(team.getByText('/ 4')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(next).toBeHidden();
});

test('BLK-08 the row scrolls with the keyboard focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/contact/');
  const team = page.getByRole('region', { name: 'Our people' });
  await team.getByRole('link').first().focus();
  for (let link = 1; link < 16; link += 1) await page.keyboard.press('Tab');
  const last = team.getByRole('listitem').last();
  await expect(last.getByRole('link').last()).toBeFocused();
  await expect(last.getByRole('heading')).toBeInViewport();
});

test('BLK-07 the contact block lists its people and links to the quote request', async ({ page }) => {
  await page.goto('/en/about-us/workshop/');
  const contact = page.getByRole('region', { name: 'Visit the workshop, or need a part?' });
  await expect(contact.getByRole('heading', { level: 3 })).toHaveText('Bas Kettingveer');
  const portrait = contact.getByRole('img');
  await expect(portrait).toHaveAttribute('width', '405');
  await expect(portrait).toHaveAttribute('height', '516');
  const box = await portrait.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(405 / 516, 2);
  await expect(contact.getByRole('link', { name: '+31 (0)00 000 00 16' })).toHaveAttribute('href', 'tel:+31000000016');
  await expect(contact.getByRole('link', { name: 'bas@brinkmeent.example' })).toHaveAttribute(
    'href',
    'mailto:bas@brinkmeent.example',
  );
  await contact.getByRole('link', { name: 'Request a quotation' }).click();
  await expect(page).toHaveURL(/\/en\/quote-request\/$/);
});

test('BLK-07 the contact block loads no additional script', async ({ page }) => {
  const answers = answersFrom(page, '.js');
  await page.goto('/en/service/advice/');
  await page.waitForLoadState('networkidle');
  const html = await page.content();
  const [lines = ''] = /[\w-]+(?="[^>]*>Jorrit van Speldenburg<\/h3>)/.exec(html) ?? [];
  expect(lines).not.toBe('');
  const scripts = await answers();
  expect(scripts.join('')).not.toBe('');
  expect(scripts.filter((script) => script.includes(lines))).toEqual([]);
});

test('A11Y axe finds no violation in blocks with people in nl and de, on phone and desktop', async ({ page }) => {
  for (const path of ['/over-ons/', '/service/advies/', '/de/ueber-uns/', '/de/service/beratung/']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
