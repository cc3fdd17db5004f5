// Finds or installs a Chromium for the browser tests.
import { existsSync } from 'node:fs';
import { packageFile } from '../root.ts';
import { attempt, firstThatWorks, installDebianPackages } from './system-programs.ts';

/**
 * Path of the browser, and of its headless shell, in which tests take two thirds of the time; without a shell, the browser again. '' is
 * Playwright's own.
 */
export type BrowserLookup = { path: string; shell: string } | { problem: string };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Whether a file is a browser. It may be a stub that asks for a snap, so it must print a version. */
async function works(path: string): Promise<boolean> {
  const { succeeded, output } = await attempt(path, ['--headless', '--no-sandbox', '--version']);
  return succeeded && /chrom(e|ium)\D*\d+\./i.test(output);
}

const systemBrowser = () => firstThatWorks(names, works, macApplications);

async function installFromDebian(): Promise<string | undefined> {
  const isInstalled = await installDebianPackages(['chromium', 'fonts-liberation'], ['chromium-headless-shell']);
  return isInstalled ? systemBrowser() : undefined;
}

async function downloadByPlaywright(): Promise<string | undefined> {
  console.log("… Downloading Playwright's Chromium");
  const withLibraries = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') ? ['--with-deps'] : [];
  const { succeeded } = await attempt(process.execPath, [
    packageFile('e2e', 'playwright', 'cli.js'),
    'install',
    ...withLibraries,
    'chromium',
  ]);
  return succeeded ? '' : undefined;
}

/** Returns CHROME_PATH, otherwise a Chrome or Chromium of the system, otherwise Debian's package, otherwise Playwright's download. */
export async function findBrowser(): Promise<BrowserLookup> {
  const given = process.env.CHROME_PATH;
  if (given)
    return (await works(given))
      ? { path: given, shell: given }
      : { problem: `CHROME_PATH (${given}) is not a working Chrome or Chromium` };
  for (const look of [systemBrowser, installFromDebian, downloadByPlaywright]) {
    const path = await look();
    if (path !== undefined) return { path, shell: path && ((await firstThatWorks(shellNames, works)) ?? path) };
  }
  return { problem: 'no browser was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH' };
}
