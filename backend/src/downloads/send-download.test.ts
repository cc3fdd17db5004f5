import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageUrl } from '../media/image-source.ts';
import { hash, logo, type MediaServer, openMediaServer } from '../media/test-media-server.ts';

let media: MediaServer;
beforeAll(async () => {
  media = await openMediaServer();
});
afterAll(() => media.close());

test('MEM-02 a file for members is refused to a guest who knows its address, and kept by no cache', async () => {
  const path = `/media/files/${hash('d')}/prijslijst.pdf`;
  expect((await media.get(path)).status).toBe(403);
  expect((await media.get(path, { headers: { authorization: 'JWT bad' } })).status).toBe(403);
  expect((await media.get(`/media/pictures/${hash('d')}.pdf`)).status).toBe(404);
  expect((await media.get(`/media/drawings/${hash('d')}.svg`)).status).toBe(404);
  const member = await media.get(path, { headers: { authorization: 'JWT good' } });
  expect([member.status, member.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

test('SEC-07 files are sandboxed, never sniffed, and saved unless picture, PDF or model', async () => {
  const pdf = await media.get(`/media/files/${hash('c')}/${encodeURIComponent('Technisch blad (2).pdf')}`);
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('content-disposition')).toBeNull();
  const dxf = await media.get(`/media/files/${hash('e')}/bank.dxf`);
  expect(dxf.headers.get('content-disposition')).toBe(`attachment; filename="bank.dxf"; filename*=UTF-8''bank.dxf`);
  expect(dxf.headers.get('content-type')).toBe('application/octet-stream');
  for (const { headers } of [pdf, dxf, await media.get(imageUrl(logo))]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  }
});

test('SEC-07 part of a file is sent on request', async () => {
  const path = `/media/files/${hash('e')}/bank.dxf`;
  const part = await media.get(path, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  expect((await media.get(path, { headers: { range: 'bytes=10-' } })).status).toBe(416);
  expect((await media.get(path, { headers: { range: 'bytes=2-4', 'if-range': '"other"' } })).status).toBe(200);
  const head = await media.get(path, { method: 'HEAD' });
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
  for (const path of paths) expect([path, await media.statusOfRaw(path)]).toEqual([path, 404]);
});
