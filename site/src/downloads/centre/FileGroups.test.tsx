import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { FileGroups } from './FileGroups.tsx';
import type { FileHit } from './file-groups.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

const hit = (id: number, download: object, product: object | null = null, variants: string[] = []) =>
  ({
    ...{ product, variants },
    download: {
      ...{ id, titleField: `File ${id}`, kind: 'pdf', documentKind: null, language: null, version: null, date: null },
      ...{ size: 59_000, url: `/media/files/${id}.pdf` },
      ...download,
    },
  }) as FileHit;
const bench = {
  ...{ id: 7, title: 'Meent', uri: 'products/meent', sku: 'BM-1010', dimensions: { lengthMm: 1800 } },
  elevation: { url: '/media/elevations/a.svg', widthMm: 1802, heightMm: 800 },
};
const files = (ids: number[] = []): ChosenFiles => ({
  chosen: new Map(ids.map((id) => [id, { kind: 'pdf', size: 1 }])),
  ...{ isReady: true, isFull: false, toggle() {}, noteShift() {}, setAll() {}, clear() {} },
});
const html = (hits: FileHit[], ids: number[] = [], visitor: object = {}) =>
  renderView(<FileGroups hits={hits} files={files(ids)} />, { locale: 'en', ...visitor });

test('CAT-15 files stand beside the elevation of their product with its length, general ones below a title', () => {
  const view = html([hit(1, { documentKind: 'drawing', language: 'nl', date: '2026-11-20' }, bench, ['BM-1010-01']), hit(2, {})]);
  expect(view).toContain('--longest:1802;--tallest:800');
  expect(view).toMatch(/1800<span/);
  expect(view).toMatch(/<a href="[^"]*\/products\/meent\/">Meent<\/a>/);
  for (const text of ['BM-1010-01', '2D drawing', '>NL<', '20 November 2026', '59 kB', 'General files'])
    expect(view).toContain(text);
  expect(view.match(/elevations\/a\.svg/g)).toHaveLength(1);
});

test('CAT-15 the box of a file is named by file and product, and ticked if the file is chosen', () => {
  const view = html([hit(1, {}, bench), hit(2, {}, bench)], [2]);
  expect(view).toContain('aria-labelledby="file-1 files-7"');
  expect(view.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="2"')]);
});

test('MEM-02 MEM-04 a withheld file has a lock and a link to log in, and no box', () => {
  const withheld = hit(1, { url: null, size: null });
  const view = html([withheld]);
  expect(view).not.toContain('<input');
  expect(view).not.toContain('download=""');
  expect(view).toMatch(/<a[^>]*href="\/en\/log-in\/\?return=true"[^>]*>Log in to download this file/);
  const waiting = html([withheld], [], { member: { isApproved: false, favourites: [] } });
  expect(waiting).toContain('Available once your account has been approved');
  expect(waiting).not.toContain('/en/log-in/');
});
