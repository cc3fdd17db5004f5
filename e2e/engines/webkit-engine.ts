import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { Builder, Key, type ThenableWebDriver, WebElement } from 'selenium-webdriver';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { type Engine, type KeyName, programPath, type Tab } from './engine.ts';

const keys: Record<KeyName, string> = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** Styles for MiniBrowser's toolbar, which otherwise makes a window at least 447 px wide. */
const narrowToolbar = 'headerbar, toolbar, button, entry { min-width: 0; padding: 0; font-size: 1px; }';

/** Starts a virtual display and WebKitGTK's driver. The driver starts a MiniBrowser for each session. */
export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'plantsoen-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  const display = await startDisplay();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: folder,
    // Without a graphics card, composited pages and pictures stay blank.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const driver = spawn(programPath('WEBKIT_DRIVER_PATH'), [`--port=${port}`], { env, stdio: 'ignore' });
  await untilListening(port);
  return {
    async open({ width, height }) {
      const session = new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      return { tab: tabOf(session), close: () => session.quit() };
    },
    async stop() {
      await end(driver);
      await end(display.process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startDisplay(): Promise<{ process: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const started = spawn(programPath('XVFB_PATH'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(started.stdio[3] as Readable, 'data');
  return { process: started, name: `:${String(number).trim()}` };
}

async function untilListening(port: number): Promise<void> {
  const status = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(status, { message: 'the WebKit driver answers', timeout: 15_000 }).toBe(true);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}

function tabOf(session: ThenableWebDriver): Tab {
  return {
    goto: (address) => session.get(address),
    run: (inPage, ...args) => session.executeScript(inPage, ...args),
    async click(inPage, ...args) {
      const element = await session.executeScript(inPage, ...args);
      if (!(element instanceof WebElement)) return false;
      await element.click();
      return true;
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    requests: () => session.executeScript(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    errors: () => [],
  };
}
