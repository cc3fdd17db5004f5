import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { formOf } from './form-filler.ts';
import { mailTo } from './mails.ts';

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF';

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) };

/** Returns a button of the form in the main part of a page. */
export const button = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true });

/** Returns the control of a field in the form in the main part of a page. */
export const input = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);

/** Sends the advice form through the server: a file on its first page, an error on its second, with a step back. */
export async function sendInTwoPages(page: Page, email: string): Promise<void> {
  await page.goto('/service/advies/');
  await input(page, 'subject').selectOption('custom');
  await input(page, 'drawing').setInputFiles(plan);
  await formOf(page).getByRole('radio', { name: 'Video' }).check();
  await button(page, 'Volgende').click();

  await button(page, 'Gesprek aanvragen').click();
  await expect(formOf(page).getByRole('alert')).toContainText('Regio - Kies de regio van het werk');
  await input(page, 'email').fill(email);
  await button(page, 'Terug').click();
  await expect(input(page, 'subject')).toHaveValue('custom');
  await expect(input(page, 'drawing.file')).toHaveValue(/^[\w-]{20,} \d+ plan\.pdf$/);
  await button(page, 'Volgende').click();

  await expect(input(page, 'email')).toHaveValue(email);
  await input(page, 'name.firstName').fill('Anna');
  await input(page, 'name.lastName').fill('de Vries');
  await input(page, 'region').selectOption('be');
  await button(page, 'Gesprek aanvragen').click();
  await expect(page).toHaveURL(/\/service\/advies\/\?sent=consultationRequest/);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await mailTo(email);
}
