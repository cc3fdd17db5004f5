import { chromium } from '@playwright/test';
import puppeteer, { type ElementHandle, type EvaluateFunc, type LaunchOptions, type Page } from 'puppeteer-core';
import { type Engine, programPath, type Tab } from './engine.ts';

const quiet = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

type Preferences = Record<string, string | number | boolean>;

function launchOptions(name: 'chromium' | 'firefox', preferences: Preferences): LaunchOptions {
  if (name === 'firefox')
    return {
      browser: 'firefox',
      executablePath: programPath('FIREFOX_PATH'),
      // Without a window manager a window has no focus, and Firefox fires no focus events.
      extraPrefsFirefox: { 'focusmanager.testmode': true, ...preferences },
    };
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath: process.env.CHROME_PATH || chromium.executablePath(), args: [...quiet, ...asRoot] };
}

/** Starts Chromium, or Firefox over WebDriver BiDi with the preferences. */
export async function startByPuppeteer(name: 'chromium' | 'firefox', preferences: Preferences = {}): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, ...launchOptions(name, preferences) });
  return {
    async open(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return { tab: tabOf(page), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  // Firefox also reports files that failed to load, and workers that it refuses.
  page.on('pageerror', (error) => /^Error: Failed to (load|register)/.test(String(error)) || errors.push(String(error)));
  return {
    async goto(address) {
      // Firefox aborts a navigation while the page itself is loading another document.
      const isAborted = (error: unknown) => String(error).includes('NS_BINDING_ABORTED');
      await page.goto(address).catch((error) => (isAborted(error) ? page.goto(address) : Promise.reject(error)));
    },
    run: (inPage, ...args) => page.evaluate(inPage as EvaluateFunc<typeof args>, ...args) as Promise<never>,
    async click(inPage, ...args) {
      const handle = await page.evaluateHandle(inPage as EvaluateFunc<typeof args>, ...args);
      const element = handle.asElement() as ElementHandle<Element> | null;
      await element?.click();
      await handle.dispose();
      return element !== null;
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => new Uint8Array(await page.pdf({ format: 'a4' })),
    requests: async () => requests,
    errors: () => errors,
  };
}
