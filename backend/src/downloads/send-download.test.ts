import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageUrl } from '../media/image-source.ts';
import { hash, linkSecret, logo, type MediaServer, openMediaServer } from '../media/test-media-server.ts';
import { membersLink } from './file-link.ts';

const asMember = { headers: { authorization: 'JWT good' } };

let media: MediaServer;
beforeAll(async () => {
  media = await openMediaServer();
});
afterAll(() => media.close());

test('MEM-02 refuses a members-only file to a guest who knows its address, and forbids caching it', async () => {
  const path = `/media/files/${hash('d')}/prijslijst.pdf`;
  expect((await media.get(path)).status).toBe(403);
  expect((await media.get(path, { headers: { authorization: 'JWT bad' } })).status).toBe(403);
  expect((await media.get(`/media/pictures/${hash('d')}.pdf`)).status).toBe(404);
  expect((await media.get(`/media/drawings/${hash('d')}.svg`)).status).toBe(404);
  const member = await media.get(path, asMember);
  expect([member.status, member.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('MEM-02 sends a members-only file for a valid key, and redirects a member without one to an address with a key', async () => {
  const path = `/media/files/${hash('d')}/prijslijst.pdf`;
  const link = membersLink(linkSecret, path);
  const given = await media.get(link, asMember);
  expect([given.status, await given.text()]).toEqual([200, '0123456789']);
  const past = membersLink(linkSecret, path, Date.now() - 60 * 60_000);
  const [other] = membersLink(linkSecret, `/media/files/${hash('e')}/bank.dxf`).match(/\?.*/) ?? [];
  for (const stale of [
    path,
    past,
    path + other,
    `${link}x`,
    link.replace(/until=\d+/, 'until=99999999999'),
    `${path}?until=&key=`,
  ]) {
    const sent = await media.get(stale, { ...asMember, redirect: 'manual' });
    const location = sent.headers.get('location') ?? '';
    expect([stale, sent.status, sent.headers.get('cache-control'), await sent.text()]).toEqual([stale, 302, 'no-store', '']);
    expect(location).toMatch(/^\/media\/files\/d{24}\/prijslijst\.pdf\?until=\d{10}&key=[\w-]{43}$/);
    expect((await media.get(location, { ...asMember, redirect: 'manual' })).status).toBe(200);
  }
  for (const address of [link, path + other]) expect((await media.get(address, { redirect: 'manual' })).status).toBe(403);
});

test('MEM-02 EDT-05 sends a public file without a key, cached for minutes, because an editor may replace it', async () => {
  const open = await media.get(`/media/files/${hash('e')}/bank.dxf`, { redirect: 'manual' });
  expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'public, max-age=600']);
});

test('SEC-07 sandboxes files, forbids sniffing, and sends all but pictures, PDFs and models as attachments', async () => {
  const pdf = await media.get(`/media/files/${hash('c')}/${encodeURIComponent('Technisch blad (2).pdf')}`);
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('content-disposition')).toBeNull();
  const dxf = await media.get(`/media/files/${hash('e')}/bank.dxf`);
  expect(dxf.headers.get('content-disposition')).toBe('attachment; filename="bank.dxf"');
  expect(dxf.headers.get('content-type')).toBe('application/octet-stream');
  for (const { headers } of [pdf, dxf, await media.get(imageUrl(logo))]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  }
});

test('SEC-07 answers range requests', async () => {
  const path = `/media/files/${hash('e')}/bank.dxf`;
  const part = await media.get(path, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  expect((await media.get(path, { headers: { range: 'bytes=10-' } })).status).toBe(416);
  expect((await media.get(path, { headers: { range: 'bytes=2-4', 'if-range': '"other"' } })).status).toBe(200);
  const head = await media.get(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
});

test('SEC-07 allows no address to reach another file', async () => {
  const paths = [
    '/media/../secrets.json',
    '/media/files/../../secrets.json',
    `/media/files/${hash('e')}/../../../secrets.json`,
    `/media/files/${hash('e')}/..%2f..%2fsecrets.json`,
    `/media/files/${hash('e')}/%E0%A4%A`,
    `/media/files/${hash('e')}/${'a'.repeat(5000)}`,
    `/media/pictures/..%2f..%2fsecrets.json`,
    `/media/crops/${hash('a')}-000000/..%2f..%2fx-1.jpg`,
  ];
  for (const path of paths) expect([path, await media.statusOfRaw(path)]).toEqual([path, 404]);
  for (const path of [`/media/files/${hash('e')}/bank.dxf%00.pdf`, '/media/%00'])
    expect([path, await media.statusOfRaw(path)]).toEqual([path, 400]);
});
