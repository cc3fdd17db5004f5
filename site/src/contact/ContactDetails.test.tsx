import { expect, test } from 'vitest';
import { FullscreenHero } from '../pages/FullscreenHero.tsx';
import { renderView } from '../platform/testing/render-view.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { contactActions } from './contact-actions.tsx';
import { OfficePlace } from './OfficePlace.tsx';

const globalData = {
  companyName: 'Brinkmeent',
  streetNameHouseNumber: 'Voorbeeldkade 12',
  postalCodeCityName: '0000 XX Deventer',
  country: 'Netherlands',
  phoneNumber: '+31 (0)00 000 00 00',
  salesPhoneNumber: '+31 (0)00 000 00 02',
  administrationPhoneNumber: '+31 (0)00 000 00 01',
  whatsapp: '+31 (0)00 000 00 03',
  eMailAddress: 'info@brinkmeent.example',
  latitude: 52.2661 as number | null,
  longitude: 6.1552,
};
const sets = (more: object = {}) => ({ globals: { globalData: { ...globalData, ...more } } }) as never;
const details = (more?: object) => renderView(<ContactDetails sets={sets(more)} />, { locale: 'en' });

test('CON-06 the details contain the address and links to call sales and administration', () => {
  for (const line of ['Voorbeeldkade 12', '0000 XX Deventer', 'Netherlands']) expect(details()).toContain(`<span>${line}</span>`);
  for (const [label, end] of [
    ['Phone', '0'],
    ['Sales', '2'],
    ['Administration', '1'],
  ])
    expect(details()).toMatch(
      new RegExp(`${label}</dt><dd[^>]*><a href="tel:\\+3100000000${end}">\\+31 \\(0\\)00 000 00 0${end}</a>`),
    );
});

test('CON-06 WhatsApp opens in a new tab, email in the mail program', () => {
  expect(details()).toMatch(/<a href="https:\/\/wa\.me\/31000000003" target="_blank" rel="noopener"/);
  expect(details()).toContain('<a href="mailto:info@brinkmeent.example">info@<wbr/>brinkmeent.example</a>');
});

test('CON-06 details missing in the settings are omitted', () => {
  const few = details({ whatsapp: null, salesPhoneNumber: null, administrationPhoneNumber: null });
  expect(few).not.toMatch(/WhatsApp|Sales|Administration/);
});

test('CON-06 the office is on a map with a link to directions, and nothing is loaded from the linked site', () => {
  const map = renderView(<OfficePlace sets={sets()} />, { locale: 'en' });
  expect(map).toContain('href="https://www.openstreetmap.org/directions?to=52.2661%2C6.1552" target="_blank" rel="noopener"');
  expect(map).not.toMatch(/src="https?:/);
  expect(renderView(<OfficePlace sets={sets({ latitude: null })} />)).toBe('');
});

test('HERO-01 the hero of the contact page has links to call and to email, unless editors have set actions', () => {
  const hero = { image: null, mobileImage: null, dimension: null };
  const shown = (ctas: object[]) =>
    renderView(<FullscreenHero title="Contact" hero={{ ...hero, ctas } as never} actions={contactActions(sets())} />);
  expect(shown([])).toMatch(/<a class="_button[^"]*onDark[^"]*"[^>]*href="tel:\+31000000000">.*<a[^>]*href="mailto:info@/);
  const own = shown([{ text: 'Visit us', ariaLabel: null, url: '/visit/', element: null }]);
  expect(own).toContain('Visit us');
  expect(own).not.toContain('tel:');
});
