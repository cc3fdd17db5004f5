// Steps and texts that the tests of the quotation list share.
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

export const key = 'productQuotation';
export const bench = '/producten/zitmeubilair/meent-parkbank/';
export const texts = {
  nl: {
    product: bench,
    list: '/offertelijst/',
    add: 'Toevoegen aan offertelijst',
    added: 'Toegevoegd',
    remove: 'Verwijderen uit offerte',
  },
  en: {
    product: '/en/products/seating/meent-park-bench/',
    list: '/en/quotation-list/',
    add: 'Add to quotation list',
    added: 'Added',
    remove: 'Remove from quotation',
  },
  de: {
    product: '/de/produkte/sitzmoebel/meent-parkbank/',
    list: '/de/angebotsliste/',
    add: 'Zur Angebotsliste hinzufügen',
    added: 'Hinzugefügt',
    remove: 'Aus dem Angebot entfernen',
  },
} as const;

/** Adds a product to the list on its page, and waits until the confirmation has disappeared. */
export async function put(page: Page, path = bench) {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: texts.nl.add }).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: texts.nl.remove }).first()).toBeVisible();
}

export const stored = (page: Page) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
export const badge = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Offertelijst/ })
    .first();
export const rows = (page: Page) => page.getByRole('main').locator('ol > li');
export const remove = (page: Page, title: string) => page.getByRole('button', { name: `${title} verwijderen` });

/** Fills in both pages of the quote request form. */
export async function fillInRequest(page: Page, email: string, next: string): Promise<void> {
  await page.locator('main select[name="siteCountry"]').selectOption('NL');
  await page.getByRole('main').getByRole('button', { name: next }).click();
  await page.locator('main input[name="name"]').fill('Jan de Wit');
  await page.locator('main input[name="organisation"]').fill('Gemeente Łódź');
  await page.locator('main form input[name="email"]').first().fill(email);
}

export const sendButton = (page: Page) => page.locator('main form button[value="send"]:visible').last();
