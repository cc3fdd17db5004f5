import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as requestOver, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../backend/src/testing/free-port.ts';
import { builtSite } from './second-site.ts';
import { testStack } from './stack.ts';

/** A separate site whose connection to the API can be cut or frozen. */
export type SiteBehindCut = {
  origin: string;
  /** Closes all connections and accepts none, like a killed API. */
  cut(): void;
  /** Accepts requests without answering them, like a stopped process. Returns a function that ends this. */
  freeze(): () => void;
  stop(): Promise<void>;
};

export async function siteBehindCut(): Promise<SiteBehindCut> {
  const { apiOrigin, dataFolder, serviceToken } = testStack();
  const [port, apiPort] = [await freePort(), await freePort()];
  const cacheFolder = mkdtempSync(join(tmpdir(), 'site-cache-'));
  let isFrozen = false;
  const frozen = new Set<ServerResponse>();
  const way = createServer((request, response) => {
    if (isFrozen) return void frozen.add(response);
    const { method, headers, url } = request;
    const onward = requestOver(new URL(url ?? '/', apiOrigin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }).listen(apiPort, '127.0.0.1');
  const env = {
    ...process.env,
    ...{ API_URL: `http://127.0.0.1:${apiPort}`, SITE_PORT: String(port), SITE_CACHE_FOLDER: cacheFolder },
    ...{ DATA_FOLDER: dataFolder, SERVICE_TOKEN: serviceToken, NODE_ENV: 'production' },
  };
  const site: ChildProcess = spawn(process.execPath, [join(builtSite, 'server/main.mjs')], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => site.once('exit', resolve));
  const cut = () => {
    way.close();
    way.closeAllConnections();
  };
  return {
    origin: `http://localhost:${port}`,
    cut,
    freeze() {
      isFrozen = true;
      return () => {
        isFrozen = false;
        for (const response of frozen) response.destroy();
      };
    },
    async stop() {
      cut();
      site.kill();
      await ended;
      rmSync(cacheFolder, { recursive: true, force: true });
    },
  };
}
