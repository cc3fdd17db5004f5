import { expect, test } from 'vitest';
import { problemWords } from './problem-words.ts';
import texts from './thanks/messages/nl.json';

const words = (problems: Parameters<typeof problemWords>[1]) =>
  problemWords((key, values) => texts[key].replace('{amount}', String(values?.amount)), problems);

test('NWS-02 problems of fields and of the whole form have texts', () => {
  const { fields, whole } = words([
    { handle: 'voornaam', key: 'required' },
    { handle: 'achternaam', key: 'tooLong', amount: 100 },
    { handle: 'email', key: 'email' },
    { handle: 'termsAndConditions', key: 'required' },
  ]);
  expect(fields).toEqual({
    voornaam: 'Dit veld is verplicht',
    achternaam: 'Dit veld mag ten hoogste 100 tekens bevatten',
    email: 'Dit moet een geldig e-mailadres zijn',
    termsAndConditions: 'Zonder uw akkoord kunnen wij u niet aanmelden',
  });
  expect(whole).toBe('Controleer de gemarkeerde velden.');
});

test.each([
  ['tooOften', 'tooOften'],
  ['expired', 'again'],
  ['captcha', 'again'],
  ['unavailable', 'failed'],
] as const)('NWS-02 a problem of the whole form has a text: %s', (key, text) => {
  expect(words([{ handle: null, key }])).toEqual({ fields: {}, whole: texts[text] });
});

test('NWS-02 a form that could not be sent has a text', () => {
  expect(words([]).whole).toBe(texts.failed);
});
