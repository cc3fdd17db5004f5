import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runningDatabase } from '../../../backend/src/platform/database/embedded/launch.ts';
import { beginSession } from '../../editor.ts';
import { startSecondAdmin } from '../../second-admin.ts';
import { testStack } from '../../stack.ts';

test.describe.configure({ timeout: 120_000 });

/** Returns a connection to the database that can be cut, and reopened on the same port. */
async function wayToDatabase() {
  const database = new URL((runningDatabase(join(testStack().dataFolder, 'postgres')) ?? '').replace('@/', '@socket/'));
  const socketPath = join(database.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const sockets = new Set<Socket>();
  const way = createServer((socket) => {
    const onward = connect(socketPath);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  const open = (port: number) => new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve));
  await open(0);
  const { port } = way.address() as AddressInfo;
  const cut = () => {
    way.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return { databaseUrl: `postgres://postgres@127.0.0.1:${port}${database.pathname}`, cut, open: () => open(port) };
}

test('@desktop API-08 ERR-02 without the database the admin answers 503 in its language, and editors stay logged in', async ({
  browser,
}) => {
  const way = await wayToDatabase();
  const second = await startSecondAdmin({ DATABASE_URL: way.databaseUrl });
  const context = await browser.newContext({ locale: 'nl-NL' });
  try {
    const token = await beginSession(second.origin, testStack().administrator);
    await context.addCookies([{ name: 'payload-token', value: token, url: second.origin, httpOnly: true, sameSite: 'Lax' }]);
    const page = await context.newPage();
    const address = `${second.origin}/admin/collections/pages`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pagina');
    way.cut();
    for (const path of ['/admin', '/admin/collections/pages', '/admin/collections/products/1', '/admin/login']) {
      const answer = await page.goto(second.origin + path);
      expect(answer?.status(), path).toBe(503);
      expect(page.url(), path).toBe(second.origin + path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('De database is even niet bereikbaar');
    }
    const headers = { cookie: `payload-token=${token}` };
    expect((await fetch(`${second.origin}/api/pages?limit=1`, { headers })).status).toBe(503);
    const german = await fetch(address, { headers: { ...headers, 'accept-language': 'de-AT' } });
    expect(await german.text()).toContain('Die Datenbank ist gerade nicht erreichbar');
    await way.open();
    await page.goto(address);
    await expect(page.locator('tbody tr').first()).toBeVisible();
  } finally {
    await context.close();
    second.process.kill();
    way.cut();
  }
});
