import { problemKeys } from '@plantsoen/form-rules/form-problem.ts';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { allTexts, wordingErrors } from './wording.ts';

it('LOC-07 texts use one term per concept, and promise no feature that the site lacks', () => {
  expect(wordingErrors(allTexts(root))).toEqual([]);
});

it('FRM-08 the error of a field ends without a full stop if it is one sentence', () => {
  const errors = allTexts(root).filter(
    ({ source }) =>
      /^demo-content\/.*\/errorMessage\//.test(source) ||
      problemKeys.some(
        (key) => key !== 'tooManyFiles' && source.includes('site/src/forms/messages/') && source.endsWith(`/${key}`),
      ),
  );
  const ending = errors.filter(({ text }) => text.endsWith('.') && !/[.;] /.test(text));
  expect(errors.length).toBeGreaterThan(150);
  expect(ending).toEqual([]);
});

it('reads messages, demo content and labels of the backend in every language', () => {
  const texts = allTexts(root);
  for (const folder of ['site/', 'demo-content/', 'backend/']) {
    for (const language of ['nl', 'en', 'de'])
      expect(texts.filter((text) => text.language === language && text.source.startsWith(folder)).length).toBeGreaterThan(100);
  }
});

it.each([
  ['nl', 'site/src/navigation/messages/nl.json/logIn', 'Aanmelden'],
  ['nl', 'demo-content/editorial/pages.json', 'Bent u aangemeld, dan staat de lijst bij uw account.'],
  ['en', 'demo-content/editorial/pages.json', 'Available after signing in.'],
  ['en', 'site/src/account/messages/en.json/email', 'E-mail address'],
  ['en', 'demo-content/facts/faq.json', 'Yes, by a read-only or an editing link.'],
  ['de', 'site/src/navigation/messages/de.json/logIn', 'Anmelden'],
  ['de', 'site/src/projects/messages/de.json/all', 'Alle Projekte'],
] as const)('finds a wrong term, in %s at %s', (language, source, text) => {
  expect(wordingErrors([{ language, source, text }])).toHaveLength(1);
});

it.each([
  ['nl', 'site/src/newsletter/messages/nl.json/submit', 'Aanmelden'],
  ['en', 'site/src/forms/messages/en.json/email', 'This must be a valid e-mail address'],
  ['de', 'site/src/newsletter/messages/de.json/submit', 'Anmelden'],
] as const)('accepts the terms of the requirements, in %s at %s', (language, source, text) => {
  expect(wordingErrors([{ language, source, text }])).toEqual([]);
});
