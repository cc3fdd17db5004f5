import { expect, test } from 'vitest';
import { SiteFooter } from '../navigation/SiteFooter.tsx';
import { renderView } from '../platform/testing/render-view.tsx';
import { FooterSignUp } from './FooterSignUp.tsx';
import nl from './messages/nl.json';
import { SignUpForm } from './SignUpForm.tsx';

const policy = { uri: 'privacy' } as never;
const t = (key: keyof typeof nl) => nl[key];

test('NWS-01 the form posts its fields to the thank-you page, and all are required', () => {
  const html = renderView(<SignUpForm policy={policy} t={t} />);
  expect(html).toMatch(/<form [^>]*action="\/bedankt-nieuwsbrief-abonnement\/" method="post"/);
  const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input);
  expect(inputs.filter((input) => /required/.test(input)).map((input) => / name="(\w+)"/.exec(input)?.[1])).toEqual([
    'voornaam',
    'achternaam',
    'email',
    'termsAndConditions',
  ]);
  expect(html).toMatch(/type="email"/);
  expect(html).toContain('Ja, ik ga akkoord met het <a href="/privacy/">privacybeleid</a>.');
  expect(html).toContain('<button type="submit">Aanmelden</button>');
});

test('NWS-02 a refused form keeps the values and shows the problems at the fields', () => {
  const values = { voornaam: 'Anna', achternaam: '', email: '"><b>', termsAndConditions: true };
  const html = renderView(<SignUpForm policy={null} t={t} values={values} errors={{ achternaam: 'Dit veld is verplicht' }} />);
  expect(html).toMatch(/value="Anna"/);
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(html).toMatch(/<input type="checkbox"[^>]* checked=""/);
  expect(html).toMatch(/aria-invalid="true" aria-describedby="newsletter-achternaam" name="achternaam"/);
  expect(html).toContain('<small id="newsletter-achternaam">Dit veld is verplicht</small>');
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
  expect(html).toContain('akkoord met het privacybeleid.');
});

test('NAV-08 the footer has the sign-up, except in English', () => {
  expect(renderView(<FooterSignUp policy={policy} />, { locale: 'nl' })).toContain('<h2>Nieuwsbrief</h2>');
  expect(renderView(<FooterSignUp policy={policy} />, { locale: 'de' })).toContain('Ja, ich stimme der ');
  expect(renderView(<FooterSignUp policy={policy} />, { locale: 'en' })).toBe('');
});

test('NAV-08 the sign-up is part of the footer', () => {
  const sets = {
    footer: { footerSection1: '', footerSection2: '', footerSection3: '', footerLinks: [], footerLogos: [], credit: null },
    globals: { globalData: {}, socialMedia: {}, stripProducts: [], requestAQuoteCta: null, privacyPolicy: policy },
  } as never;
  expect(renderView(<SiteFooter sets={sets} />)).toContain('name="voornaam"');
  expect(renderView(<SiteFooter sets={sets} />, { locale: 'en' })).not.toContain('name="voornaam"');
});
