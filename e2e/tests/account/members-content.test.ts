import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, otherVisitor, pricesIn, test } from '../../browser.ts';
import { logIn, newAccount } from '../../member.ts';
import { bench, texts } from '../../quotation.ts';

const main = (page: Page) => page.getByRole('main');
const prices = (page: Page) => main(page).locator('li p', { hasText: '€' }).filter({ hasText: 'ex btw' });
const amounts = async (page: Page) => (await prices(page).allTextContents()).map((text) => Number(text.replace(/\D/g, '')));

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test('CAT-03 CAT-06 CAT-09 sees prices on cards and can sort a list by them', async ({ page }) => {
    await page.goto('/producten/?f.material=fsc-hardwood');
    await expect(prices(page).first()).toContainText(/^vanaf €\s890ex btw$/);
    const order = main(page).getByRole('navigation', { name: 'Volgorde' });
    await order.getByRole('link', { name: 'Prijs oplopend' }).click();
    await expect(page).toHaveURL('/producten/?f.material=fsc-hardwood&sort=priceAscending');
    await expect(order.locator('[aria-current]')).toHaveText('Prijs oplopend');
    await expect.poll(async () => (await amounts(page))[0]).toBeLessThan(890);
    const ascending = await amounts(page);
    expect(ascending).toEqual([...ascending].sort((one, other) => one - other));
    await order.getByRole('link', { name: 'Prijs aflopend' }).click();
    await expect.poll(async () => (await amounts(page))[0]).toBeGreaterThan(ascending[0] ?? 0);
    await expectNoViolations(page, 'main');
    await page.reload();
    const descending = await amounts(page);
    expect(descending).toEqual([...descending].sort((one, other) => other - one));
  });

  test('CAT-06 CAT-09 sees the price of each variant, the ordering information, and the total of the list', async ({
    page,
    context,
  }) => {
    // A separate account, because the shared account's list is used by other tests.
    await logIn(context, await newAccount());
    await page.goto(bench);
    await expect(main(page)).toContainText(/€\s890per stuk, ex btw, vracht en montage/);
    await expect(main(page).getByRole('heading', { name: 'Bestelinformatie' })).toBeVisible();
    await page.getByRole('radio', { name: /2400 mm/ }).check({ force: true });
    await expect(main(page)).toContainText(/€\s1\.040per stuk/);
    // The sections are closed on phones until their headings are pressed.
    await page.evaluate(() => {
      location.hash = 'specifications';
    });
    const row = main(page).getByRole('row', { name: /^Prijs/ });
    await expect(row.getByRole('cell').first()).toContainText(/€\s\d/);
    await main(page).getByRole('button', { name: texts.nl.add }).first().click();
    await page.goto(texts.nl.list);
    await page.getByRole('button', { name: /meer/ }).first().click();
    const line = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Meent parkbank' }) });
    await expect(line).toContainText(/€\s1\.040 per stuk/);
    await expect(line).toContainText(/€\s2\.080/);
    await expect(main(page).getByText('Totaal ex btw')).toBeVisible();
    await expect(main(page).locator('dd', { hasText: '2.080' })).toHaveCount(1);
    await expect(main(page)).toContainText('Richtprijzen ex btw, vracht en montage');
    await expectNoViolations(page, 'main');
  });

  test('MEM-02 SEC-05 has the link to a file for members, which guests do not get @desktop', async ({ page, browser }) => {
    await page.goto('/downloads/?search=prijslijst');
    const href =
      (await main(page)
        .getByRole('link', { name: /Prijslijst 2027/ })
        .getAttribute('href')) ?? '';
    const given = await page.request.get(href, { maxRedirects: 0 });
    expect([given.status(), given.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const [kept = ''] = href.split('?');
    const sentOn = await page.request.get(kept, { maxRedirects: 0 });
    expect(sentOn.status()).toBe(302);
    expect(sentOn.headers().location).toMatch(/\?until=\d{10}&key=[\w-]{43}$/);
    expect((await page.request.get(kept)).status()).toBe(200);
    const guest = await otherVisitor(browser);
    for (const address of [href, kept]) expect((await guest.request.get(new URL(address, page.url()).href)).status()).toBe(403);
    await guest.context().close();
  });

  test('NAV-04 sees the menu items for members', async ({ page }, { project }) => {
    await page.goto('/veelgestelde-vragen/');
    const isPhone = project.name === 'phone';
    const opener = page.getByRole('banner').getByRole('button', { name: isPhone ? 'Menu' : 'Producten', exact: true });
    await opener.click();
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' }).filter({ visible: true });
    await menu.getByRole('link', { name: 'Favorieten' }).click();
    await expect(page).toHaveURL('/favorieten/');
  });
});

test.describe('a guest', () => {
  test('NAV-04 CAT-06 MEM-04 gets no menu items for members and no order by price, and a log-in prompt @desktop', async ({
    page,
  }) => {
    const response = await page.goto('/producten/?sort=priceDescending');
    const html = (await response?.text()) ?? '';
    expect([response?.status(), html.includes('/favorieten/'), pricesIn(html)]).toEqual([200, false, []]);
    await expect(main(page).getByRole('navigation', { name: 'Volgorde' })).toHaveCount(0);
    await expect(main(page).locator('h3').first()).toHaveText('Meent parkbank');
    await page.goto(bench);
    await main(page).getByRole('button', { name: texts.nl.add }).first().click();
    await page.goto(texts.nl.list);
    await expect(main(page)).toContainText('Log in om richtprijzen in deze lijst te zien.');
  });
});
