import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { closeServer } from '@plantsoen/contract/close-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createAuthority, createCertificate } from './test-certificates.ts';
import { createTlsServer } from './tls-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
const path = (name: string) => join(folder, name);
const renewed = { certFile: path('renewed.crt'), keyFile: path('renewed.key') };
const files = { certFile: path('api.crt'), keyFile: path('api.key') };
let server: ReturnType<typeof createTlsServer>;

/** Returns the name in the certificate of the server, which an authority must have signed. */
async function certificateNameFor(authority: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: 'localhost', ca: readFileSync(path(`${authority}.crt`)), agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const name = (answer.socket as TLSSocket).getPeerCertificate().subject.CN;
  answer.resume();
  return String(name);
}

beforeAll(async () => {
  createAuthority(folder, 'own');
  createAuthority(folder, 'other');
  createCertificate(folder, 'api', 'own');
  createCertificate(folder, 'renewed', 'own');
  server = createTlsServer({ files, log: createLog('test', 'silent') }, (_, response) => response.end('secure'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('OPS-10 the API serves HTTPS to a site that trusts its authority', async () => {
  expect(await certificateNameFor('own')).toBe('api');
});

test('OPS-10 a site that trusts another authority refuses the connection', async () => {
  await expect(certificateNameFor('other')).rejects.toMatchObject({ code: expect.stringMatching(/SIGNATURE|UNABLE_TO_VERIFY/) });
});

test('OPS-10 the API reads a renewed certificate at SIGHUP, and keeps the last one if the new one is damaged', async () => {
  copyFileSync(path('renewed.crt'), files.certFile);
  copyFileSync(path('renewed.key'), files.keyFile);
  process.emit('SIGHUP', 'SIGHUP');
  expect(await certificateNameFor('own')).toBe('renewed');
  writeFileSync(files.certFile, 'damaged');
  process.emit('SIGHUP', 'SIGHUP');
  expect(await certificateNameFor('own')).toBe('renewed');
});

test('OPS-10 the API stops within its limit with connections that are in their handshake, idle or amid a request', async () => {
  const stopping = createTlsServer({ files: renewed, log: createLog('test', 'silent') }, () => undefined);
  stopping.listen(0, '127.0.0.1');
  await once(stopping, 'listening');
  const { port } = stopping.address() as AddressInfo;
  const trusted = { port, host: 'localhost', ca: readFileSync(path('own.crt')) };
  const mute = connect(port, '127.0.0.1');
  const idle = connectTls(trusted);
  const asking = connectTls(trusted);
  for (const socket of [mute, idle, asking]) socket.on('error', () => undefined);
  await Promise.all([once(mute, 'connect'), once(idle, 'secureConnect'), once(asking, 'secureConnect')]);
  asking.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(stopping, 'request');
  const began = performance.now();
  const ended = Promise.all([mute, idle, asking].map((socket) => once(socket, 'close')));
  await closeServer(stopping, { drainMs: 0, maxMs: 300 });
  await ended;
  expect(performance.now() - began).toBeLessThan(5000);
});
