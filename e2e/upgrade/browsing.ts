import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { untilStarted } from '../browser.ts';

/** Records what breaks a page: script errors, errors of the console, and files of the site that fail. */
export function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`script failed: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.url()}`);
  });
  return errors;
}

/** Pause in milliseconds between two rounds. The load and the programs need the processors as well. */
const readingMs = 1000;
const loadTimeoutMs = 30_000;

/** Visits pages again and again, by links and by documents, until `stop`, which resolves to the number of rounds. */
export function keepVisiting(page: Page, origin: string): { stop(): Promise<number> } {
  let isOver = false;
  const visit = async () => {
    let rounds = 0;
    for (; !isOver; rounds += 1) {
      await page.goto(`${origin}/producten/zitmeubilair/`, { timeout: loadTimeoutMs });
      await untilStarted(page);
      await followTo(page, 'Meent parkbank');
      await page.goBack();
      await heading(page, 'Zitmeubilair');
      await page.goto(`${origin}/contact/`, { timeout: loadTimeoutMs });
      await untilStarted(page);
      await page.goto(`${origin}/zoeken/?query=bank`, { timeout: loadTimeoutMs });
      await pause(readingMs);
    }
    return rounds;
  };
  const visiting = visit();
  visiting.catch(() => undefined);
  return {
    stop() {
      isOver = true;
      return visiting;
    },
  };
}

/** Follows a link to a product within an open list, and waits for its page. */
export async function followTo(page: Page, product: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('link', { name: product })
    .first()
    .click({ timeout: 20_000 });
  await heading(page, product);
}

async function heading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });
}
