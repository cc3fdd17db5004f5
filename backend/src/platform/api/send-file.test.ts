import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { FileStorage } from '../storage/file-storage.ts';
import type { HttpContext } from './http-context.ts';
import { byteRange, sendFile } from './send-file.ts';

test('SEC-07 a single range is parsed and limited to the size of the file', () => {
  expect(byteRange('bytes=0-9', 100)).toEqual({ start: 0, end: 9 });
  expect(byteRange('bytes=90-', 100)).toEqual({ start: 90, end: 99 });
  expect(byteRange('bytes=-10', 100)).toEqual({ start: 90, end: 99 });
  expect(byteRange('bytes=-1000', 100)).toEqual({ start: 0, end: 99 });
  expect(byteRange('bytes=50-1000', 100)).toEqual({ start: 50, end: 99 });
});

test('SEC-07 a range outside the file is unsatisfiable', () => {
  expect(byteRange('bytes=100-', 100)).toBe('unsatisfiable');
  expect(byteRange('bytes=-0', 100)).toBe('unsatisfiable');
});

test('SEC-07 any other header selects the whole file', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b']) {
    expect(byteRange(header, 100)).toBeUndefined();
  }
});

test('CAT-07 a file whose visitor has left before it was opened is closed', async () => {
  const content = Readable.from(['picture']);
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.destroy();
  const storage = { stat: async () => ({ size: 7, modifiedAt: new Date() }), read: async () => content } as Partial<FileStorage>;
  const httpContext = { request: { headers: {}, method: 'GET' }, response } as unknown as HttpContext;
  const file = { key: 'media/a.jpg', contentType: 'image/jpeg', version: 'a' };
  await sendFile(storage as FileStorage, httpContext, file);
  expect(content.destroyed).toBe(true);
});
