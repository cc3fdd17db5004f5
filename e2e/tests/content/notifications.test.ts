import type { Page } from '@playwright/test';
import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test.describe('notifications', () => {
  const put = async (page: Page) => {
    const line = { id: 999_998, uri: 'producten/weg', title: 'Oude bank', category: 'Banken', productImage: '' };
    const lines = ['Een', 'Twee', 'Drie', 'Vier'].map((title, index) => ({ ...line, id: line.id + index, title }));
    await page.addInitScript((text) => localStorage.setItem('productQuotation', text), JSON.stringify(lines));
    await page.goto('/offertelijst/');
  };
  const toasts = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Melding sluiten' }) });
  const take = (page: Page, title: string) => page.getByRole('button', { name: `${title} verwijderen` }).click();

  test('PAG-14 are announced, at most three, on phones two, dismissible, and at the bottom of the window', async ({ page }) => {
    await put(page);
    for (const title of ['Een', 'Twee', 'Drie', 'Vier']) await take(page, title);
    const most = (page.viewportSize()?.width ?? 0) < 993 ? 2 : 3;
    await expect(toasts(page).getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(most);
    await expect(toasts(page)).not.toContainText('Een is van');
    const window = page.viewportSize();
    const edge = (window?.width ?? 0) < 768 ? 12 : 24;
    const edges = async () => {
      const box = await toasts(page).boundingBox();
      const across = (window?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0);
      return [across, (window?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)].map(Math.round);
    };
    await expect.poll(edges).toEqual([edge, edge]);
    await page.getByRole('button', { name: 'Melding sluiten' }).first().click();
    await expect(toasts(page).getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(most - 1);
  });

  test('PAG-14 disappear after their time, but not while they are used', async ({ page }) => {
    await put(page);
    await take(page, 'Een');
    const toast = toasts(page).getByRole('button', { name: 'Ongedaan maken' });
    await toast.focus();
    // A notification with an action stays for ten seconds, timed by an animation.
    const timer = await page.evaluateHandle(() =>
      document.getAnimations().find(({ effect }) => effect?.getTiming().duration === 10_000),
    );
    const state = () => timer.evaluate((animation) => animation?.playState);
    await expect.poll(state).toBe('paused');
    await page.getByRole('link', { name: 'Offerte aanvragen' }).first().focus();
    await expect.poll(state).toBe('running');
    await timer.evaluate((animation) => animation?.finish());
    await expect(toast).toBeHidden();
  });

  test('PAG-14 PAG-15 are above an open modal, can be used, and stay when it closes', async ({ page }) => {
    await put(page);
    await take(page, 'Een');
    await take(page, 'Twee');
    await page.getByRole('button', { name: 'Lijst leegmaken' }).click();
    const question = page.getByRole('dialog', { name: 'Lijst leegmaken?' });
    const undo = question.getByRole('button', { name: 'Ongedaan maken' });
    await expect(undo).toHaveCount(2);
    await undo.last().click();
    await expect(question).toContainText('Alle 3 regels');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(toasts(page).getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(1);
  });
});
