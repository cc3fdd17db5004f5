import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import type { Sql } from '../platform/api/counted-sql.ts';
import { createApiServer } from '../platform/api/server.ts';
import { createLog } from '../platform/log.ts';
import { type CropMaker, createCropMaker } from './crop-maker.ts';
import { imageCrop, imageThumbnail, imageUrl, imageWebp } from './image-source.ts';
import { mediaHandler } from './media-handler.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
const mediaFolder = join(folder, 'media');
const cropsFolder = join(folder, 'crops');
const log = createLog('test', 'silent');

const hash = (digit: string) => digit.repeat(24);
const picture = {
  hash: hash('a'),
  filename: 'Bank.JPG',
  mimeType: 'image/jpeg',
  width: 1300,
  height: 1000,
  focalX: 50,
  focalY: 50,
  cutOut: false,
};
const logo = { ...picture, hash: hash('b'), filename: 'logo.svg', mimeType: 'image/svg+xml', width: 480, height: 120 };
const files = [
  { hash: hash('c'), filename: 'Technisch blad (2).pdf', membersOnly: false },
  { hash: hash('d'), filename: 'prijslijst.pdf', membersOnly: true },
  { hash: hash('e'), filename: 'bank.dxf', membersOnly: false },
];

const sql: Sql = {
  async query<Row extends object>(text: string, [given, filename]: readonly unknown[] = []) {
    const rows = text.includes('from media')
      ? [picture, logo].filter((row) => row.hash === given)
      : text.includes('from drawings')
        ? [{}].filter(() => given === hash('f'))
        : files.filter((row) => row.hash === given && row.filename === filename);
    return rows as unknown as Row[];
  },
};

let server: Server;
let maker: CropMaker;
let made = 0;
let origin = '';

beforeAll(async () => {
  mkdirSync(mediaFolder);
  const noise = { width: 1300, height: 1000, channels: 3, background: '#a52' } as const;
  await sharp({ create: noise })
    .jpeg()
    .toFile(join(mediaFolder, `${picture.hash}.jpg`));
  writeFileSync(join(mediaFolder, `${logo.hash}.svg`), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(mediaFolder, `${hash('f')}.svg`), '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
  for (const file of files) writeFileSync(join(mediaFolder, `${file.hash}.${file.filename.slice(-3)}`), '0123456789');
  copyFileSync(join(mediaFolder, `${logo.hash}.svg`), join(folder, 'secrets.json'));
  maker = createCropMaker({ program: join(import.meta.dirname, 'crop-child.ts'), log });
  const counting: CropMaker = {
    ...maker,
    make(job) {
      made += 1;
      return maker.make(job);
    },
  };
  server = createApiServer({
    log,
    serviceToken: 't'.repeat(32),
    graphql: () => undefined,
    changes: () => undefined,
    obstacles: async () => [],
    media: mediaHandler({
      sql,
      mediaFolder,
      cropsFolder,
      maker: counting,
      viewerOf: async ({ headers: { authorization } }) =>
        authorization === undefined
          ? null
          : authorization === 'JWT good'
            ? ({ id: 1, collection: 'members' } as Viewer)
            : undefined,
    }),
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  maker.close();
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

/** Asks for a path as it stands: fetch would tidy it up. */
const statusOfRaw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: Number(new URL(origin).port), path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });

describe('CAT-07 crops', () => {
  const crop = imageCrop(picture, 'product');

  test('are offered in modern formats and the own one, at widths up to the source', () => {
    expect(crop).toMatchObject({ width: 625, height: 468, widths: [313, 625, 1250], formats: ['avif', 'webp', 'jpg'] });
    expect(crop.path).toMatch(new RegExp(`^/media/crops/${picture.hash}-[0-9a-f]{6}/product$`));
    expect([crop.url, crop.webp]).toEqual([`${crop.path}-625.jpg`, `${crop.path}-625.webp`]);
  });

  test('exist in every offered size and format, immutable', async () => {
    for (const width of crop.widths) {
      for (const format of crop.formats) {
        const response = await get(`${crop.path}-${width}.${format}`);
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
        expect(response.headers.get('content-type')).toBe(format === 'jpg' ? 'image/jpeg' : `image/${format}`);
        const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([meta.width, meta.height]).toEqual([width, Math.round((width * 468) / 625)]);
      }
    }
  });

  test('are made once, however many ask at the same moment or later', async () => {
    const { path } = imageCrop(picture, 'newsCard');
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${path}-405.webp`)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const asked = made;
    expect((await get(`${path}-405.webp`)).status).toBe(200);
    expect(made).toBe(asked);
    expect(readdirSync(join(cropsFolder, path.split('/')[3] ?? '')).filter((name) => name.startsWith('newsCard'))).toEqual([
      'newsCard-405.webp',
    ]);
  });

  test('have an address of their own for each focal point', async () => {
    const moved = imageCrop({ ...picture, focalX: 20 }, 'product');
    expect(moved.path).not.toBe(crop.path);
    expect((await get(`${moved.path}-625.jpg`)).status).toBe(404);
  });

  test('answer 404 for other sizes, names, formats and pictures', async () => {
    const missing = [
      `${crop.path}-626.jpg`,
      `${crop.path}-625.png`,
      `${crop.path}-625.svg`,
      `${crop.path}-99999.jpg`,
      crop.path.replace('product', 'toString-1.jpg'),
      `/media/crops/${hash('9')}-000000/product-625.jpg`,
      '/media/crops/',
      '/media/',
    ];
    for (const path of missing) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
  });

  test('answer 304 to a browser that has them', async () => {
    const first = await get(`${crop.path}-625.jpg`);
    const again = await get(`${crop.path}-625.jpg`, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

test('CAT-07 the whole picture is had in its own format and as webp, a logo as it is', async () => {
  expect((await get(imageUrl(picture))).headers.get('content-type')).toBe('image/jpeg');
  expect((await get(imageWebp(picture))).headers.get('content-type')).toBe('image/webp');
  expect((await get(`/media/pictures/${picture.hash}.png`)).status).toBe(404);
  expect(imageThumbnail(picture)).toMatch(/\/quotation-140\.jpg$/);
  for (const path of [imageUrl(logo), imageCrop(logo, 'logo').url, imageCrop(logo, 'logo').webp, imageWebp(logo)]) {
    expect((await get(path)).headers.get('content-type')).toBe('image/svg+xml');
  }
  expect((await get(`/media/drawings/${hash('f')}.svg`)).status).toBe(200);
  expect((await get(`/media/drawings/${logo.hash}.svg`)).status).toBe(404);
});

test('MEM-02 a file for members is refused to a guest who knows its address, and kept by no cache', async () => {
  const path = `/media/files/${hash('d')}/prijslijst.pdf`;
  expect((await get(path)).status).toBe(403);
  expect((await get(path, { authorization: 'JWT bad' })).status).toBe(403);
  expect((await get(`/media/pictures/${hash('d')}.pdf`)).status).toBe(404);
  expect((await get(`/media/drawings/${hash('d')}.svg`)).status).toBe(404);
  const member = await get(path, { authorization: 'JWT good' });
  expect([member.status, member.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('SEC-07 files are sandboxed, never sniffed, and saved unless picture, PDF or model', async () => {
  const pdf = await get(`/media/files/${hash('c')}/${encodeURIComponent('Technisch blad (2).pdf')}`);
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('content-disposition')).toBeNull();
  const dxf = await get(`/media/files/${hash('e')}/bank.dxf`);
  expect(dxf.headers.get('content-disposition')).toBe(`attachment; filename="bank.dxf"; filename*=UTF-8''bank.dxf`);
  expect(dxf.headers.get('content-type')).toBe('application/octet-stream');
  for (const { headers } of [pdf, dxf, await get(imageUrl(logo))]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  }
});

test('SEC-07 part of a file is sent on request', async () => {
  const path = `/media/files/${hash('e')}/bank.dxf`;
  const part = await get(path, { range: 'bytes=2-4' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  expect((await get(path, { range: 'bytes=10-' })).status).toBe(416);
  expect((await get(path, { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200);
  const head = await fetch(origin + path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
});

test('SEC-07 no text in an address reaches another file', async () => {
  const paths = [
    '/media/../secrets.json',
    '/media/files/../../secrets.json',
    `/media/files/${hash('e')}/../../../secrets.json`,
    `/media/files/${hash('e')}/..%2f..%2fsecrets.json`,
    `/media/files/${hash('e')}/bank.dxf%00.pdf`,
    `/media/files/${hash('e')}/%E0%A4%A`,
    `/media/files/${hash('e')}/${'a'.repeat(5000)}`,
    `/media/pictures/..%2f..%2fsecrets.json`,
    `/media/crops/${hash('a')}-000000/..%2f..%2fx-1.jpg`,
    '/media/%00',
  ];
  for (const path of paths) expect([path, await statusOfRaw(path)]).toEqual([path, 404]);
});
