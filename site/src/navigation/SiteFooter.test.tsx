import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { SiteFooter, yearRange } from './SiteFooter.tsx';

const sets = {
  footer: {
    footerSection1: '<h3>Products</h3>',
    footerSection2: '<h3>Service</h3>',
    footerSection3: '<h3>Company</h3>',
    footerLinks: [{ __typename: 'FooterLink', id: 1, siteId: 2, uri: 'imprint', title: 'Imprint' }],
    footerLogos: [{ url: '/media/logo.svg', title: 'Maker', width: 240, height: 60 }],
    credit: { title: 'Built by us', url: 'https://builder.example/' },
  },
  globals: {
    globalData: {
      companyName: 'Maker',
      eMailAddress: 'info@maker.example',
      phoneNumber: '+31 (0)10 123 45 67',
      streetNameHouseNumber: 'Quay 1',
      postalCodeCityName: '1000 AA Town',
      country: 'Netherlands',
    },
    socialMedia: { facebook: null, instagram: 'https://i.example/', linkedin: null, twitter: null, pinterest: null },
    stripProducts: [{ elevation: { url: '/media/elevations/bench.svg', widthMm: 1800, heightMm: 835 } }, { elevation: null }],
    requestAQuoteCta: {
      titleField: 'A project?',
      text: '<p>Ask us.</p>',
      cta: { text: 'Request a quotation', ariaLabel: null, url: null, element: { uri: 'quote-request' } },
    },
  },
} as never;

test('NAV-08 the footer has logos, contact data, social links, sections, the quote call to action and the copyright bar', () => {
  const html = renderView(<SiteFooter sets={sets} />, { locale: 'en' });
  for (const part of ['alt="Maker"', 'Quay 1', '1000 AA Town', '>Products</h3>', '>Service</h3>', '>Company</h3>']) {
    expect(html).toContain(part);
  }
  expect(html).toMatch(/© 2021–\d{4} Maker/);
  expect([...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'tel:+31101234567',
    'mailto:info@maker.example',
    'https://i.example/',
    '/en/quote-request/',
    '/en/imprint/',
    '#cookie-settings',
    'https://builder.example/',
  ]);
  expect(html).toMatch(/href="https:\/\/i\.example\/" target="_blank" rel="noopener"/);
  expect(html.match(/--drawing:url\(\/media\/elevations\/bench\.svg/g)).toHaveLength(1);
  expect(html).toContain('--length-mm:2900;--gap-mm:1100;--tallest-mm:835');
});

test('NAV-08 the copyright years start in 2021', () => {
  expect(yearRange(new Date('2026-11-21T12:00:00Z'))).toBe('2021–2026');
  expect(yearRange(new Date('2021-06-01T12:00:00Z'))).toBe('2021');
});
