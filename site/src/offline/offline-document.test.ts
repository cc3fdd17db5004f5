import { expect, test } from 'vitest';
import { type OfflineCompany, offlineDocument } from './offline-document.ts';

const drawing = { url: '/media/elevations/a.svg', widthMm: 600, heightMm: 1900 };
const company: OfflineCompany = { name: 'Bank & Bak', phone: '+31 (0)570 12 34 56', logo: null, around: undefined };
const document = (more: Partial<OfflineCompany> = {}) =>
  offlineDocument({ locale: 'en', prefix: '/en', company: { ...company, ...more }, script: 'run()', styles: 'p{}' });

test('PAG-10 the offline page explains the situation, offers to retry, and links to the homepage and the telephone number', () => {
  const html = document();
  expect(html).toContain('<title>No connection – Bank &amp; Bak</title>');
  expect(html).toContain('<a class="button" href="">Try again</a>');
  expect(html).toContain('<a class="link" href="tel:+31570123456"><span>Or call +31 (0)570 12 34 56</span></a>');
  expect(html).toContain('<a href="/en/">Bank &amp; Bak</a>');
  expect(html).toContain('<style>p{}</style>');
  expect(html).toContain('<script>run()</script>');
});

test('PAG-10 it also works without a telephone number and drawings', () => {
  expect(document({ phone: '' })).not.toContain('tel:');
  expect(document()).not.toContain('class="elevation"');
});

test('PAG-10 a gap between the company’s products represents the missing page, below the logo', () => {
  const html = document({
    around: { before: drawing, behind: [drawing, drawing] },
    logo: { url: '/media/l.svg', width: 1, height: 2 },
  });
  expect(html.match(/class="(elevation|gap)"/g)).toEqual(
    ['elevation', 'gap', 'elevation', 'elevation'].map((name) => `class="${name}"`),
  );
  expect(html).toContain('<img src="/media/l.svg" width="1" height="2" alt="Bank &amp; Bak">');
});

test('PAG-10 it says that only pages visited while logged out are stored', () => {
  const html = document();
  expect(html).toContain('data-filled="Pages that you have visited while logged out, as they were then."');
  expect(html).toContain('While you are logged in, none are stored on your device.');
});
