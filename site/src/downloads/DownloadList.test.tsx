import { describe, expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { DownloadList } from './DownloadList.tsx';

const details = { documentKind: null, language: null, version: null, date: null };
const download = { ...details, __typename: 'Download', siteId: 1, kind: 'pdf', size: 76_000 };
const downloads = (membersUrl: string | null) =>
  [
    { ...download, id: 1, titleField: 'Onderhoud van hout', url: '/media/files/a.pdf' },
    { ...download, id: 2, titleField: 'Prijslijst', size: membersUrl ? 2_360_000 : null, url: membersUrl },
  ] as never;

test('BLK-09 a file is a link with its title, type and size', () => {
  const html = renderView(<DownloadList downloads={downloads('/media/files/b.pdf')} />);
  const rows = html
    .split('<li')
    .slice(1)
    .map((row) =>
      row
        .replaceAll('<!-- -->', '')
        .replace(/<[^>]*>/g, '|')
        .split(/[|]+/)
        .slice(1, 3),
    );
  expect(rows).toEqual([
    ['Onderhoud van hout', 'PDF, 76 kB'],
    ['Prijslijst', 'PDF, 2,4 MB'],
  ]);
  expect(html.match(/ download(?:=""|(?=[ >]))/g)).toHaveLength(2);
});

describe('MEM-02 a file for members', () => {
  test('is shown to a guest without a link and with a request to log in', () => {
    const html = renderView(<DownloadList downloads={downloads(null)} />);
    expect([...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/media/files/a.pdf']);
    expect(html).toContain('Log in om dit bestand te downloaden');
  });

  test('is linked for a member', () => {
    const html = renderView(<DownloadList downloads={downloads('/media/files/b.pdf')} />, { isMember: true });
    expect(html).toContain('href="/media/files/b.pdf"');
    expect(html).not.toContain('Log in om dit bestand te downloaden');
  });
});

test('CAT-15 a file has its kind, language, version and date', () => {
  const [file] = downloads(null) as unknown as object[];
  const detailed = [{ ...file, documentKind: 'manual', language: 'nl', version: '2', date: '2026-11-20' }] as never;
  const html = renderView(<DownloadList downloads={detailed} />);
  expect(html).toContain('Handleiding, Nederlands, versie 2, 20 november 2026');
});
