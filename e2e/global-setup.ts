import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openMailCatcher } from '../backend/src/testing/mail-catcher.ts';
import { root } from '../scripts/root.ts';
import { makeRunFolder } from '../scripts/run-folder.ts';
import { createStack } from '../scripts/start/stack.ts';
import { openTerminal, type Terminal } from '../scripts/start/terminal.ts';
import { beginSession } from './editor.ts';
import { mailFolder } from './mails.ts';
import { type Administrator, tellTestStack, testSettings } from './stack.ts';

/** Shares crops between runs: a crop takes a second, and its name identifies its content. */
function shareCrops(dataFolder: string): void {
  const shared = join(root, 'node_modules', '.cache', 'plantsoen-crops');
  mkdirSync(shared, { recursive: true });
  symlinkSync(shared, join(dataFolder, 'crops'));
}

/** Returns a terminal for the start that reads the administrator's password, which is printed once and not stored. */
function listeningTerminal(folder: string): { terminal: Terminal; administrator: () => Administrator } {
  const terminal = openTerminal(folder, false, 14);
  let told: Partial<Administrator> | undefined;
  const say = (line: string) => {
    told ??= line.match(/administrator (?<email>\S+), password (?<password>\S+)/)?.groups;
    terminal.say(line);
  };
  const administrator = () => {
    if (!told?.email || !told.password) throw new Error('the seed printed no administrator password');
    return { email: told.email, password: told.password };
  };
  return { terminal: { ...terminal, say }, administrator };
}

export default async function startTestStack(): Promise<() => Promise<void>> {
  const dataFolder = makeRunFolder('e2e');
  shareCrops(dataFolder);
  const settings = await testSettings(dataFolder);
  const { ports } = settings;
  const pictures = await openPictureHost();
  const catcher = await openMailCatcher({ folder: mailFolder(dataFolder) });
  const mail = { SMTP_URL: catcher.url, MAIL_FROM: 'Brinkmeent <info@brinkmeent.example>' };
  const { terminal, administrator } = listeningTerminal(join(dataFolder, 'logs'));
  const stack = createStack({
    settings,
    // Tests of accounts send requests from several networks.
    env: {
      ...process.env,
      LOG_LEVEL: 'info',
      VIDEO_PICTURE_URL: pictures.origin,
      TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
      WEBHOOKS_TO_LOCALHOST: 'on',
      ...mail,
    },
    terminal,
    giveUp: (problem) => console.error(problem.message),
    durable: false,
  });
  const stop = async () => {
    await stack.stop();
    pictures.close();
    await catcher.close();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await stack.start();
    await stack.startAdmin();
    tellTestStack({
      siteOrigin: `http://localhost:${ports.site}`,
      apiOrigin: `http://127.0.0.1:${ports.api}`,
      adminOrigin: settings.adminUrl,
      administrator: administrator(),
      editorToken: await beginSession(settings.adminUrl, administrator()),
      dataFolder,
      serviceToken: settings.serviceToken ?? '',
    });
  } catch (problem) {
    await stop();
    throw problem;
  }
  return stop;
}

const picture = readFileSync(new URL('../demo-content/media/products/BM-1010-studio.jpg', import.meta.url));

/** Starts a fake video host with one picture size per film, because tests contact no other machine. */
async function openPictureHost() {
  const server = createServer(({ url = '' }, response) => {
    if (!url.endsWith('/hqdefault.jpg')) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
