import { expect, test } from 'vitest';
import type { Member } from '../../../platform/rendering/document-settings.ts';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, words } from '../../test-block.ts';
import { DownloadsBlock } from './DownloadsBlock.tsx';

const care = { id: 1, titleField: 'Care of timber', kind: 'pdf', size: 59_000, url: '/media/files/a.pdf' };
const prices = { id: 2, titleField: 'Price list', kind: 'pdf', size: null, url: null };
const html = (downloads: object[], titleField: string | null = 'Files', member?: Member) =>
  renderView(<DownloadsBlock block={block({ titleField, downloads })} />, { locale: 'en', ...(member && { member }) });

test('BLK-09 files are listed under their title with type and size', () => {
  expect(words(html([care]))).toEqual(['Files', 'Care of timber', 'PDF, 59 kB']);
  expect(words(html([care], null))[0]).toBe('Downloads');
});

test('MEM-02 MEM-04 a withheld file is named without a link, followed by the links to an account', () => {
  expect(words(html([care, prices])).slice(3)).toEqual([
    'Price list',
    'Log in to download this file',
    'PDF',
    'Files with a lock are for those who have an account.',
    'Log in',
    'Request an account',
  ]);
  expect(
    [...html([care, prices]).matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href).filter((href) => !href?.includes('.svg')),
  ).toEqual(['/media/files/a.pdf', '/en/log-in/?return=true', '/en/sign-up/?return=true']);
  expect(html([care])).not.toContain('/en/log-in/');
});

test('MEM-04 a member who waits for approval sees that message instead of the login link', () => {
  const waiting = html([care, prices], 'Files', { isApproved: false, favourites: [] });
  expect(words(waiting).slice(3)).toEqual(['Price list', 'Available once your account has been approved', 'PDF']);
});

test('MEM-03 the block is empty if the site offers none of its files', () => {
  expect(html([])).toBe('');
});
