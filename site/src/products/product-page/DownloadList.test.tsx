import { describe, expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { DownloadList } from './DownloadList.tsx';

const download = { __typename: 'Download', siteId: 1, kind: 'pdf', size: 76_000, dutchOnly: false };
const product = (membersUrl: string | null) =>
  ({
    downloads: [
      { ...download, id: 1, titleField: 'Onderhoud van hout', membersOnly: false, url: '/media/files/a.pdf' },
      { ...download, id: 2, titleField: 'Prijslijst', membersOnly: true, url: membersUrl },
    ],
  }) as never;

describe('MEM-02', () => {
  test('a guest sees that a members-only file asks for log-in, and gets no link to it', () => {
    const html = renderView(<DownloadList product={product(null)} />);
    expect([...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/media/files/a.pdf']);
    expect(html).toContain('Log in om dit bestand te downloaden');
  });

  test('a member gets the link', () => {
    const html = renderView(<DownloadList product={product('/media/files/b.pdf')} />, { isMember: true });
    expect(html).toContain('href="/media/files/b.pdf"');
    expect(html).not.toContain('Log in om dit bestand te downloaden');
  });
});
