/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account.js';
import type { S3Settings } from './storage-settings.ts';

const bucket = 'files';

type Action = 'answer' | 'fail' | 'hang' | 'stall';

export type S3Server = Awaited<ReturnType<typeof openS3Server>>;

/** Starts an S3 server with an empty bucket on a free port. */
export async function openS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  // This server miscalculates the signatures of requests for the bucket itself. It still checks the ID of the access key.
  const lenient = { silent: true, vhostBuckets: false, allowMismatchedSignatures: true };
  const s3 = new S3rver({ ...lenient, directory, configureBuckets: [{ name: bucket }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  let before: (request: IncomingMessage) => Action | Promise<Action> = () => 'answer';
  const requests: string[] = [];
  const listener: RequestListener = async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const action = await before(request);
    if (action === 'answer') answer(request, response);
    if (action === 'fail') response.writeHead(503).end();
    if (action === 'stall') response.writeHead(200, { 'content-length': 100 }).write('start');
  };
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const settings: S3Settings = {
    bucket,
    endpoint,
    region: 'us-east-1',
    prefix: 'test/',
    accessKey: { id: 'S3RVER', secret: 'S3RVER' },
    pathStyle: true,
  };
  return {
    settings,
    /** Variables with which a program uses the bucket. */
    env: {
      STORAGE_S3_BUCKET: bucket,
      STORAGE_S3_ENDPOINT: endpoint,
      STORAGE_S3_PREFIX: 'test',
      STORAGE_S3_ACCESS_KEY_ID: 'S3RVER',
      STORAGE_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** Adds an access key whose secret equals its ID. */
    addKey: (id: string) => DUMMY_ACCOUNT.createKeyPair(id, id),
    /** Removes an access key. The keys belong to all servers of this process. */
    revokeKey: (id: string) => DUMMY_ACCOUNT.revokeAccessKey(id),
    /** The requests so far, as method and address. */
    requests,
    /** Decides for each further request whether the server answers it, fails with 503, never answers or stops in the answer. */
    intercept(decide: typeof before) {
      before = decide;
    },
    close() {
      server.close();
      server.closeAllConnections();
      s3.logger.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
