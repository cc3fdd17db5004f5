import { expect, it } from 'vitest';
import { localization } from './localization.ts';

it('API-08 the languages of the content are named in the language of the admin', () => {
  expect(localization).toMatchObject({
    locales: [
      { code: 'nl', label: { nl: 'Nederlands', en: 'Dutch', de: 'Niederländisch' } },
      { code: 'en', label: { nl: 'Engels', en: 'English', de: 'Englisch' } },
      { code: 'de', label: { nl: 'Duits', en: 'German', de: 'Deutsch' } },
    ],
  });
});
