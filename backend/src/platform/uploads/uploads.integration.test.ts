import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageCrop } from '../../media/image-source.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import { contentHash, originalKey } from './original-file.ts';

const test = payloadTest();

const file = (name: string, mimetype: string, content: string | Buffer) => {
  const data = Buffer.from(content);
  return { name, mimetype, data, size: data.length };
};
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${content}</svg>`;
const stored = (doc: { hash?: string | null; filename?: string | null }) =>
  join(test.dataFolder, originalKey({ hash: doc.hash ?? '', filename: doc.filename ?? '' }));

describe('uploads', () => {
  it('stores a picture by the hash of its content, with its dimensions and address', async () => {
    const picture = await test.payload.create({
      collection: 'media',
      locale: 'nl',
      data: { alt: 'Een pixel' },
      file: file('Bank, klein.png', 'image/png', pixel),
    });
    const hash = contentHash(pixel);
    expect(picture).toMatchObject({ hash, width: 1, height: 1, mimeType: 'image/png', url: `/media/pictures/${hash}.png` });
    expect(hash).toMatch(/^[0-9a-f]{24}$/);
    expect(readFileSync(join(test.dataFolder, 'media', `${hash}.png`))).toEqual(pixel);
  });

  it.each([
    ['Offerte 1.2 définitief', 'Offerte 1-2', ''],
    [`Lijst.${'x'.repeat(120)}`, 'Lijst-xxx', ''],
    ['Tekening.DWG', 'Tekening.DWG', '.dwg'],
  ])('OPS-07 keeps only a plain extension in the key of an original: %s', async (name, start, extension) => {
    const upload = await test.payload.create({ collection: 'files', data: {}, file: file(name, 'text/plain', name) });
    expect(upload.filename?.startsWith(start), `${upload.filename}`).toBe(true);
    expect(stored(upload)).toBe(join(test.dataFolder, `media/${upload.hash}${extension}`));
    expect(readFileSync(stored(upload), 'utf8')).toBe(name);
  });

  it('CAT-07 requires an alternative text unless the picture is decorative', async () => {
    const create = (data: { alt?: string; decorative?: boolean }) =>
      test.payload.create({ collection: 'media', locale: 'nl', data, file: file('a.png', 'image/png', pixel) });
    await expect(create({})).rejects.toThrow();
    await expect(create({ decorative: true })).resolves.toMatchObject({ decorative: true });
  });

  it('SEC-07 sanitises SVG on upload, regardless of its name and type', async () => {
    const script = svg('<script>alert(1)</script><path d="M0 0"/>');
    const logo = await test.payload.create({
      collection: 'media',
      locale: 'nl',
      data: { alt: 'Logo' },
      file: file('logo.svg', 'image/svg+xml', script),
    });
    expect(readFileSync(stored(logo), 'utf8')).toBe(svg('<path d="M0 0"/>'));
    const disguised = await test.payload.create({ collection: 'files', data: {}, file: file('a.txt', 'text/plain', script) });
    expect(readFileSync(stored(disguised), 'utf8')).not.toContain('script');
    await expect(
      test.payload.create({
        collection: 'media',
        locale: 'nl',
        data: { alt: 'x' },
        file: file('x.svg', 'image/svg+xml', '<html/>'),
      }),
    ).rejects.toThrow('geen SVG');
  });

  it('refuses other content as a picture', async () => {
    await expect(
      test.payload.create({
        collection: 'media',
        locale: 'nl',
        data: { alt: 'x' },
        file: file('x.png', 'image/png', '%PDF-1.7 '),
      }),
    ).rejects.toThrow();
  });

  it('EDT-06 refuses a file of another type, and names the types that are possible', async () => {
    const create = (collection: 'media' | 'drawings', content: ReturnType<typeof file>) =>
      test.payload.create({
        collection,
        locale: 'nl',
        data: { alt: 'x' },
        file: content,
        req: { i18n: { language: 'nl' } } as never,
      });
    const refused = (types: string) => `Dit type bestand kan hier niet. Kies een bestand van het type ${types}.`;
    await expect(create('drawings', file('x.pdf', 'application/pdf', '%PDF-1.7 '))).rejects.toThrow(refused('SVG'));
    await expect(create('media', file('x.gif', 'image/gif', 'GIF89a'))).rejects.toThrow(refused('JPEG, PNG, WEBP, AVIF, SVG'));
  });

  const jpeg = () =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer();
  const model = (json: string) => {
    const chunk = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4));
    const head = Buffer.alloc(20);
    for (const [place, value] of [0x46546c67, 2, head.length + chunk.length, chunk.length, 0x4e4f534a].entries())
      head.writeUInt32LE(value, place * 4);
    return Buffer.concat([head, chunk]);
  };
  const upload = (collection: 'media' | 'files', content: ReturnType<typeof file>) =>
    test.payload.create({ collection, locale: 'nl', data: { alt: 'x' } as never, file: content });

  it('CAT-07 accepts complete pictures and refuses truncated ones with a reason', async () => {
    const whole = await jpeg();
    await expect(upload('media', file('heel.jpg', 'image/jpeg', whole))).resolves.toMatchObject({ width: 600 });
    const half = whole.subarray(0, whole.length / 2);
    await expect(upload('media', file('half.jpg', 'image/jpeg', half))).rejects.toThrow('beschadigd of onvolledig');
    await expect(upload('media', file('half.png', 'image/png', pixel.subarray(0, 50)))).rejects.toThrow('beschadigd');
  });

  it('EDT-06 saves a moved focal point without fetching the original, and its crops get other addresses', async () => {
    const picture = await upload('media', file('park.jpg', 'image/jpeg', await jpeg()));
    const moveTo = (focalPoint: object, more: object = {}) =>
      test.payload.update({
        collection: 'media',
        id: picture.id,
        locale: 'nl',
        data: {},
        // The query of the admin, whose values are texts.
        req: { query: { uploadEdits: { focalPoint } } } as never,
        ...more,
      });
    const cropOf = (doc: object) => imageCrop(doc as never, 'product').path;
    const moved = await moveTo({ x: '0', y: '70.4' });
    expect(moved).toMatchObject({ focalX: 0, focalY: 70, hash: (picture as { hash: string }).hash, filename: 'park.jpg' });
    expect(cropOf(moved)).not.toBe(cropOf(picture));
    expect(await moveTo({ x: '-5', y: '1e9' })).toMatchObject({ focalX: 0, focalY: 100 });
    expect(await moveTo({ x: 'left', y: '50' }), 'an invalid point changes nothing').toMatchObject({ focalX: 0, focalY: 100 });
    const other = file('ander.png', 'image/png', pixel);
    expect(await moveTo({ x: '30', y: '40' }, { file: other })).toMatchObject({ focalX: 30, focalY: 40, width: 1 });
  });

  it.each([
    ['a text', Buffer.from('no model'), false],
    ['a model without a version', model('{"asset":{}}'), false],
    ['a model that was cut off', model('{"asset":{"version":"2.0"}}').subarray(0, 40), false],
    ['a model', model('{"asset":{"version":"2.0"}}'), true],
  ])('CAT-07 accepts only models as .glb files: %s', async (_, content, isTaken) => {
    const outcome = upload('files', file('stoel.glb', 'model/gltf-binary', content)).then(
      () => 'taken',
      (error: Error) => error.message,
    );
    expect(await outcome).toMatch(isTaken ? /^taken$/ : /geen geldig 3D-model/);
  });

  it('BLK-21 derives the elevation of a drawing, again with each new file', async () => {
    const drawn = (to: number) =>
      file(
        'd.svg',
        'image/svg+xml',
        svg(`<path data-view="front" d="M0 0H${to}V50"/><path class="d" d="M0 60H${to}"/><text>1000</text>`),
      );
    const drawing = await test.payload.create({ collection: 'drawings', locale: 'nl', data: { alt: 'Bank' }, file: drawn(100) });
    expect(drawing).toMatchObject({ elevationWidth: 1000, elevationHeight: 500, url: `/media/drawings/${drawing.hash}.svg` });
    // A margin above and at the sides; the lower edge is the ground.
    expect(drawing.elevation).toContain('viewBox="-0.4 -0.4 100.8 50.4"');
    const redrawn = await test.payload.update({
      collection: 'drawings',
      id: drawing.id,
      locale: 'nl',
      data: {},
      file: drawn(200),
    });
    expect(redrawn).toMatchObject({ elevationWidth: 1000, elevationHeight: 250 });
    expect(redrawn.hash).not.toBe(drawing.hash);
    expect(existsSync(stored(drawing))).toBe(true);
  });

  it('MEM-02 marks a file for members as long as a download for members offers it', async () => {
    const upload = await test.payload.create({ collection: 'files', data: {}, file: file('p.dxf', 'image/vnd.dxf', 'dxf') });
    const membersOnly = async () => (await test.payload.findByID({ collection: 'files', id: upload.id })).membersOnly;
    expect(await membersOnly()).toBe(false);
    const download = await test.payload.create({
      collection: 'downloads',
      locale: 'de',
      data: { titleField: 'P', kind: 'dxf', file: upload.id, membersOnly: true },
    });
    expect(await membersOnly()).toBe(true);
    await test.payload.update({ collection: 'downloads', id: download.id, locale: 'de', data: { membersOnly: false } });
    expect(await membersOnly()).toBe(false);
    await test.payload.update({ collection: 'downloads', id: download.id, locale: 'de', data: { membersOnly: true } });
    await test.payload.delete({ collection: 'downloads', id: download.id });
    expect(await membersOnly()).toBe(false);
  });
});
