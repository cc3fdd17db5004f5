import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askAdmin, endAdmin } from '../testing/admin-rest.ts';
import { payloadTest } from '../testing/test-payload.ts';

const test = payloadTest();
let token: string;
const editor = { email: 'eva@example.org', password: 'eikenblad in de wind' };

beforeAll(async () => {
  await test.payload.create({ collection: 'users', data: { ...editor, role: 'editor' } });
  ({ token } = await ask('POST', 'users/login', JSON.stringify(editor)));
  expect(token).not.toBe('');
});
afterAll(async () => {
  await endAdmin(test.payload);
});

/** Sends a request to the REST API as the admin does. */
const ask = (method: string, path: string, body?: string | FormData) =>
  askAdmin(test.payload, method, path, {
    headers: { authorization: token && `JWT ${token}`, 'accept-language': 'en' },
    ...(body && { body }),
  });

const upload = (collection: string, name: string, content: Uint8Array, type: string) => {
  const form = new FormData();
  form.append('_payload', JSON.stringify({ alt: 'x' }));
  form.append('file', new File([new Uint8Array(content)], name, { type }), name);
  return ask('POST', `${collection}?locale=nl`, form);
};

it('API-08 refuses an invalid date with a client error', async () => {
  const { status } = await ask('POST', 'news?locale=nl', JSON.stringify({ titleField: 'x', slug: 'x', postDate: 'gisteren' }));
  expect(status).toBe(400);
});

it('API-08 refuses a text with a character that cannot be stored with a client error', async () => {
  const { status, body } = await ask(
    'POST',
    'materials?locale=nl',
    JSON.stringify({ name: 'a\0b', titleField: 'a\0b', code: 'a\0b' }),
  );
  expect([status, body.errors[0].message]).not.toEqual([500, 'Something went wrong.']);
  expect(status).toBe(400);
});

it('API-08 answers a request for a missing preference with 404', async () => {
  expect((await ask('DELETE', 'payload-preferences/1')).status).toBe(404);
  expect((await ask('POST', 'payload-preferences/list', JSON.stringify({ value: { a: 1 } }))).status).toBe(200);
  expect((await ask('DELETE', 'payload-preferences/list')).status).toBe(200);
});

it('API-08 locks a document in the name of the editor who requests it', async () => {
  const ada = await test.payload.create({
    collection: 'users',
    data: { email: 'ada@example.org', password: 'kastanje langs het water', role: 'administrator' },
  });
  const lock = { globalSlug: 'footer', user: { relationTo: 'users', value: ada.id } };
  expect((await ask('POST', 'payload-locked-documents', JSON.stringify(lock))).status).toBe(201);
  const { rows } = await test.payload.db.pool.query(
    'select email from payload_locked_documents_rels join users on users.id = users_id',
  );
  expect(rows).toEqual([{ email: editor.email }]);
});

it('API-08 refuses a picture with too many pixels with a message', async () => {
  const huge = await sharp({ create: { width: 20_000, height: 6000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { status, body } = await upload('media', 'huge.png', huge, 'image/png');
  expect(status).toBe(400);
  expect(body.errors[0].message).toMatch(/100 megapixels/);
});

it('API-08 refuses a file whose name cannot be stored with a message', async () => {
  const { status, body } = await upload('files', 'a\u0001b.dxf', Buffer.from('dxf'), 'image/vnd.dxf');
  expect([status, body.errors[0].message]).toEqual([400, expect.stringMatching(/without special characters/)]);
});

it('API-08 refuses an upload that does not fit on the disk with a message, and stores nothing', async () => {
  const mediaFolder = join(test.dataFolder, 'media');
  rmSync(mediaFolder, { recursive: true, force: true });
  mkdirSync(mediaFolder);
  const rename = vi.spyOn(files, 'rename');
  rename.mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  syncBuiltinESMExports();
  try {
    const { status, body } = await upload('files', 'bank.dxf', Buffer.from('a full disk'), 'image/vnd.dxf');
    expect([status, body.errors?.[0]?.message]).toEqual([507, expect.stringMatching(/disk of the server is full/)]);
    expect(readdirSync(mediaFolder)).toEqual([]);
  } finally {
    rename.mockRestore();
    syncBuiltinESMExports();
  }
});
