import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { OwnQuoteRequests } from './OwnQuoteRequests.tsx';

const request = {
  number: 'A2026-00042',
  createdAt: '2026-11-21T10:00:00Z',
  status: 'new',
  project: 'Brinkpark Oost',
  lineCount: 3,
};
const shown = (quoteRequests: object[], locale: 'nl' | 'en' | 'de' = 'nl') =>
  renderView(<OwnQuoteRequests viewer={{ quoteRequests } as never} />, { isMember: true, locale });

test('QUO-08 a request is shown with its number, status, date and line count, and links to its PDF and the list', () => {
  const html = shown([request]);
  for (const told of ['A2026-00042', 'Ontvangen', 'Brinkpark Oost', 'Verstuurd op 21 november 2026', '3 regels'])
    expect(html).toContain(told);
  expect(html).toMatch(
    /<a [^>]*href="\/quotation-file\/A2026-00042\/"[^>]*download=""[^>]*aria-label="Aanvraag A2026-00042 als PDF opslaan"/,
  );
  expect(html).toMatch(/<a [^>]*href="\/offertelijst\/"[^>]*aria-label="Opnieuw aanvragen: A2026-00042"/);
});

test.each([
  ['nl', 'Ontvangen Beantwoord Afgesloten'],
  ['en', 'Received Answered Closed'],
  ['de', 'Eingegangen Beantwortet Abgeschlossen'],
] as const)('QUO-08 the status of a request is shown in words (%s)', (locale, words) => {
  const html = shown(
    ['new', 'answered', 'closed'].map((status) => ({ ...request, status })),
    locale,
  );
  for (const word of words.split(' ')) expect(html).toContain(`>${word}<`);
});

test('QUO-08 a request without lines has no PDF and cannot be repeated; without requests there is a link to the list', () => {
  const html = shown([{ ...request, lineCount: 0, project: null }]);
  expect(html).toContain('Zonder lijst');
  expect(html).not.toContain('<a ');
  expect(shown([])).toMatch(/U hebt nog geen offerte aangevraagd.*href="\/offertelijst\/"/);
  expect(shown([])).toContain('Aanvragen zonder in te loggen staan hier niet');
});
