import { request as requestOver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logFields } from '@plantsoen/observability/request-context.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type ContractPeer, contractPeer, type PeerContent } from '../../src/platform/testing/contract-peer.ts';
import { startingContent } from '../../src/platform/testing/test-content.ts';
import { openCdn } from '../cdn/open-cdn.ts';
import { readConfiguration } from '../configuration.ts';
import { createSite } from '../site.ts';
import { type TestApplication, testApplication } from './test-application.ts';

const offlineCode = { worker: 'work();', farewell: 'leave();', script: 'show();', styles: 'p{}' };

export type TestAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer; text: string };
export type TestRequest = { method?: string; host?: string; headers?: Record<string, string>; body?: string | Buffer };

export type TestSite = {
  application: TestApplication;
  logged: Record<string, unknown>[];
  port: number;
  /** Sends a request as a browser would, with the unchanged path. */
  get(path: string, request?: TestRequest): Promise<TestAnswer>;
  ready(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a site on a free port in front of a peer. Its domains are nl.test, en.test and de.test; localhost has prefixes. */
export async function testSite(peer: ContractPeer, env: Record<string, string> = {}): Promise<TestSite> {
  const read = readConfiguration({
    API_URL: peer.url,
    SERVICE_TOKEN: peer.token,
    SITE_URL_NL: 'https://nl.test',
    SITE_URL_EN: 'https://en.test',
    SITE_URL_DE: 'http://de.test',
    SITE_HOSTS: 'localhost',
    SITE_CACHE_MB: '0',
    ...env,
  });
  if ('problems' in read) throw new Error(read.problems.join());
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'info', mixin: logFields }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const application = testApplication();
  const { server, stop } = createSite({
    configuration: read.configuration,
    log,
    clientFolder: '/none',
    application,
    offlineCode,
    previewScript: 'frame();',
    openCdn,
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const get = (path: string, request: TestRequest = {}) => ask(port, path, request);
  const ready = async () => {
    while ((await get('/ready/')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { application, logged, port, get, ready, stop };
}

/** Starts a site in front of a peer for the tests of a suite, or a new one for each test. Hooks and tests may use it. */
export function siteTest(
  content: () => PeerContent = startingContent,
  lifetime: 'suite' | 'test' = 'suite',
): TestSite & { peer: ContractPeer } {
  const site = {} as ReturnType<typeof siteTest>;
  const [before, after] = lifetime === 'suite' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    site.peer = await contractPeer(content());
    Object.assign(site, await testSite(site.peer));
    await site.ready();
  });
  after(async () => {
    await site.stop?.();
    await site.peer?.stop();
  });
  return site;
}

/** Sends a request to a local port, with the unchanged path. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', host = 'nl.test', headers, body }: TestRequest,
): Promise<TestAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = requestOver(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false },
      (answer) => {
        const resolveWith = (chunks: Uint8Array[]) => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes, text: bytes.toString() });
        };
        answer.toArray().then(resolveWith, reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
