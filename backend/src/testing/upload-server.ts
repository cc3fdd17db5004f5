import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { exampleField } from '@plantsoen/form-rules/example-fields.ts';
import type { FileUploadField } from '@plantsoen/form-rules/form-definition.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { deleteExpiredUploads } from '../forms/forms.cleanup-job.ts';
import { makeCsrfToken } from '../forms/protection/csrf-token.ts';
import { uploadHandler } from '../forms/uploads/upload-handler.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import type { payloadTest } from './test-payload.ts';

/** Field of the form `example` that accepts documents. Its copy `secret` is encrypted. */
export const documentField = exampleField('FileUpload', {
  handle: 'drawing',
  limitFiles: 3,
  maxMb: 1,
  accept: ['.pdf', '.docx'],
}) as FileUploadField;

type Upload = { name?: string; field?: string; visitor?: string };

/** Starts a server that receives uploads during the tests of a file. Deletes all uploads and submissions before each test. */
export function uploadServer(test: ReturnType<typeof payloadTest>) {
  let server: Server;
  const failures: unknown[] = [];
  beforeAll(async () => {
    // The hashes of visitors change daily, so the clock is fixed at noon.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-03T12:00:00Z') });
    const handler = uploadHandler({
      executor: await requestSql({ payload: test.payload, transactionID: undefined }),
      storage: test.options.storage,
      incomingFolder: join(test.dataFolder, 'incoming'),
      secrets: ['a secret'],
      fieldKeys: test.options.fieldKeys,
      waitingBytes: 2_000_000_000,
      findField: async (handle, siteId, name) =>
        handle === 'example' && siteId === 1 && (name === 'drawing' || name === 'secret')
          ? { ...documentField, handle: name, isEncrypted: name === 'secret' }
          : undefined,
    });
    const log = pino({ level: 'silent' });
    server = createServer((request, response) => {
      const query = new URL(`http://x${request.url}`).searchParams;
      void (async () => handler({ request, response, path: '/uploads', query, log }))().catch((error) => failures.push(error));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  beforeEach(() => test.payload.db.pool.query('truncate form_upload, form_submissions, mail restart identity cascade'));
  afterAll(async () => {
    vi.useRealTimers();
    server.close();
  });

  const port = () => (server.address() as AddressInfo).port;
  /** Returns the header with the form's token, which the site forwards. */
  const token = () => ({ 'x-form-token': makeCsrfToken('a secret', { handle: 'example', siteId: 1 }) });

  return {
    failures,
    port,
    token,
    async upload(content: Buffer, { name = 'plan.pdf', field = 'drawing', visitor = '10.1.1.1' }: Upload = {}) {
      const query = new URLSearchParams({ handle: 'example', field, siteId: '1', name });
      const response = await fetch(`http://127.0.0.1:${port()}/uploads?${query}`, {
        method: 'POST',
        headers: { 'x-visitor-address': visitor, ...token() },
        body: new Uint8Array(content),
      });
      const answer = (await response.json()) as { token: string; name: string; problem?: { key: string } };
      return { status: response.status, ...answer };
    },
    rows: async () => (await test.payload.db.pool.query('select * from form_upload order by id')).rows,
    deleteExpired: async () =>
      deleteExpiredUploads(await requestSql({ payload: test.payload, transactionID: undefined }), test.options.storage),
  };
}
