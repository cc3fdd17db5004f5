// Finds a Chromium for the browser tests, or gets one.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packageFile } from '../package-file.ts';

/**
 * Where the browser is, and the same without a window, in which tests take two thirds of the time; where there is no such shell, the
 * browser again. '' is Playwright's own.
 */
export type FoundBrowser = { path: string; shell: string } | { problem: string };

const patience = 60_000;
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

type Ran = { succeeded: boolean; output: string };

/** Runs a program and ends it when it says nothing for a minute: downloads can hang. */
function attempt(command: string, args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    let output = '';
    let timer = setTimeout(() => child.kill('SIGKILL'), patience);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        clearTimeout(timer);
        timer = setTimeout(() => child.kill('SIGKILL'), patience);
      });
    const end = (succeeded: boolean) => {
      clearTimeout(timer);
      resolve({ succeeded, output });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** A file of that name may be a mere stub that asks for a snap: only a version counts. */
async function works(path: string): Promise<boolean> {
  const { succeeded, output } = await attempt(path, ['--headless', '--no-sandbox', '--version']);
  return succeeded && /chrom(e|ium)\D*\d+\./i.test(output);
}

async function firstThatWorks(names: readonly string[], others: readonly string[] = []): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...others];
  for (const candidate of candidates) if (existsSync(candidate) && (await works(candidate))) return candidate;
  return undefined;
}

const systemBrowser = () => firstThatWorks(names, macApplications);

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function installFromDebian(): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0;
  if (!isDebian() || !(isRoot || (await attempt('sudo', ['-n', 'true'])).succeeded)) return undefined;
  console.log("… Installing Debian's chromium");
  const apt = (...args: string[]) => (isRoot ? attempt('apt-get', args) : attempt('sudo', ['-n', 'apt-get', ...args]));
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  return systemBrowser();
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

/** CHROME_PATH, else a Chrome or Chromium of the system, else Debian's package, else Playwright's download. */
export async function findBrowser(): Promise<FoundBrowser> {
  const given = process.env.CHROME_PATH;
  if (given)
    return (await works(given))
      ? { path: given, shell: given }
      : { problem: `CHROME_PATH (${given}) is no working Chrome or Chromium` };
  for (const look of [systemBrowser, installFromDebian, downloadByPlaywright]) {
    const path = await look();
    if (path !== undefined) return { path, shell: path && ((await firstThatWorks(shellNames)) ?? path) };
  }
  return { problem: 'no browser was found and none could be installed: install Chromium or Chrome, or set CHROME_PATH' };
}
