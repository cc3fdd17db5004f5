import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { fileNameIn, saveArchive } from './save-archive.ts';
import type { ArchiveProgress } from './use-archive.ts';

afterEach(() => vi.unstubAllGlobals());

function ask(answer: Response) {
  const fetched = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetched);
  const progress: ArchiveProgress[] = [];
  const { signal } = new AbortController();
  const body = new URLSearchParams({ file: '7' });
  const onProgress = (reached: ArchiveProgress) => void progress.push(reached);
  return { fetched, progress, saved: saveArchive({ address: '/quotation-file/', body, expected: 9, onProgress, signal }) };
}

describe('CAT-15 an archive that cannot be saved has a reason', () => {
  it.each([
    [400, 'gone'],
    [404, 'gone'],
    [413, 'tooLarge'],
    [429, 'tooOften'],
    [503, 'later'],
  ])('for status %i: %s', async (status, reason) => {
    expect(await ask(new Response('No.', { status })).saved).toBe(reason);
  });
});

test('CAT-15 an archive is posted for, and saved under its name while its progress is told', async () => {
  const link = { click: vi.fn(), href: '', download: '' };
  vi.stubGlobal('document', { createElement: () => link });
  const parts = new ReadableStream({
    start(stream) {
      for (const size of [4, 6]) stream.enqueue(new Uint8Array(size));
      stream.close();
    },
  });
  const { fetched, progress, saved } = ask(
    new Response(parts, { headers: { 'content-length': '10', 'content-disposition': 'attachment; filename="bestanden.zip"' } }),
  );
  expect(await saved).toBeUndefined();
  expect(fetched).toHaveBeenCalledWith('/quotation-file/', expect.objectContaining({ method: 'POST' }));
  expect(progress).toEqual([
    { received: 4, total: 10 },
    { received: 10, total: 10 },
  ]);
  expect(link).toMatchObject({ download: 'bestanden.zip', href: expect.stringMatching(/^blob:/) });
  expect(link.click).toHaveBeenCalledOnce();
  URL.revokeObjectURL(link.href);
});

test('CAT-15 the files that a saved archive lacks are named', async () => {
  vi.stubGlobal('document', { createElement: () => ({ click() {} }) });
  const headers = { 'x-missing-files': encodeURIComponent('Blad 1\nMaß & Prüfung') };
  expect(await ask(new Response('zip', { headers })).saved).toEqual({ missing: 'Blad 1, Maß & Prüfung' });
});

test('CAT-15 an archive without a name is called downloads.zip', () => {
  expect(fileNameIn(null)).toBe('downloads.zip');
  expect(fileNameIn('attachment; filename="a-2026.zip"')).toBe('a-2026.zip');
});
