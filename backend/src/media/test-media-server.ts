import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Viewer } from '../platform/api/context.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { createApiServer } from '../platform/api/server.ts';
import { createLog } from '../platform/log.ts';
import { copyFiles } from '../platform/storage/copy-files.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { S3Settings } from '../platform/storage/storage-settings.ts';
import { createCropMaker } from './crop-maker.ts';
import { mediaHandler } from './media-handler.ts';

/** Returns a hash with the length of an upload's hash. */
export const hash = (digit: string) => digit.repeat(24);

const focus = { focalX: 50, focalY: 50, cutOut: false };

/** The library of the media server: pictures, a drawing (hash f) and files. */
export const picture = { hash: hash('a'), filename: 'Bank.JPG', mimeType: 'image/jpeg', width: 1300, height: 1000, ...focus };
export const logo = { hash: hash('b'), filename: 'logo.svg', mimeType: 'image/svg+xml', width: 480, height: 120, ...focus };
export const drawingHash = hash('f');
export const elevationHash = hash('7');
export const elevation = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
/** Name of a stored video picture with bars above and below, as video hosts send them. */
export const videoPicture = `aqz-KE-bpKQ-${hash('9')}-480x360`;
/** Secret that signs the links of members-only files. */
export const linkSecret = 's'.repeat(32);
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
        ? [{ elevation, widthMm: 1800, heightMm: 835 }].filter(
            () => given === (text.includes('elevation_hash') ? elevationHash : drawingHash),
          )
        : files.filter((row) => row.hash === given && row.filename === filename);
    return rows as unknown as Row[];
  },
};

async function fill(mediaFolder: string): Promise<void> {
  mkdirSync(mediaFolder);
  const plain = { width: picture.width, height: picture.height, channels: 3, background: '#a52' } as const;
  await sharp({ create: plain })
    .jpeg()
    .toFile(join(mediaFolder, `${picture.hash}.jpg`));
  mkdirSync(join(mediaFolder, 'videos'));
  await sharp({ create: { width: 480, height: 360, channels: 3, background: '#000' } })
    .composite([{ input: { create: { width: 480, height: 270, channels: 3, background: '#a52' } } }])
    .jpeg()
    .toFile(join(mediaFolder, 'videos', `${videoPicture}.jpg`));
  for (const name of [logo.hash, drawingHash]) writeFileSync(join(mediaFolder, `${name}.svg`), '<svg/>');
  for (const file of files) writeFileSync(join(mediaFolder, `${file.hash}.${file.filename.slice(-3)}`), '0123456789');
}

/**
 * Starts a media server over a library in memory, with its files on the disk or in a bucket. The token `good` belongs to a
 * member.
 */
export async function openMediaServer(s3?: S3Settings) {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  await fill(join(folder, 'media'));
  writeFileSync(join(folder, 'secrets.json'), 'secret');
  const log = createLog('test', 'silent');
  const settings = { dataFolder: folder, s3 };
  const storage = await openStorage(settings);
  if (s3) await copyFiles(localStorage(folder), storage, ['media/']);
  const maker = createCropMaker({ program: join(import.meta.dirname, 'crop-child.ts'), storage: settings, log });
  const made: string[] = [];
  const server = createApiServer({
    log,
    serviceTokens: ['t'.repeat(32)],
    graphql: () => undefined,
    changes: () => undefined,
    uploads: () => undefined,
    readinessErrors: async () => [],
    media: mediaHandler({
      sql,
      storage,
      secret: linkSecret,
      maker: {
        ...maker,
        make(job) {
          made.push(job.target);
          return maker.make(job);
        },
      },
      viewerOf: async ({ headers: { authorization } }) => {
        if (authorization === undefined) return null;
        return authorization === 'JWT good' ? ({ id: 1, collection: 'members', isApproved: true } as Viewer) : undefined;
      },
    }),
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    cropsFolder: join(folder, 'crops'),
    storage,
    /** Returns the files that the maker was asked to generate. */
    made: () => made,
    get: (path: string, options: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, options),
    /** Returns the status of an unchanged path, which fetch would normalise. */
    statusOfRaw: (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        asked.on('error', reject).end();
      }),
    close() {
      maker.close();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type MediaServer = Awaited<ReturnType<typeof openMediaServer>>;
