import { expect, test } from 'vitest';
import { cleanSignUp, signUpProblems } from './sign-up.ts';

const anna = { voornaam: ' Anna ', achternaam: 'de Wit-Šimić', email: ' anna@example.com\n', termsAndConditions: true };
const problems = (more: Partial<typeof anna>) =>
  signUpProblems(cleanSignUp({ ...anna, ...more })).map(({ handle, key }) => `${handle} ${key}`);

test('NWS-01 values are trimmed', () => {
  expect(cleanSignUp(anna)).toEqual({ ...anna, voornaam: 'Anna', email: 'anna@example.com' });
  expect(problems({})).toEqual([]);
});

test('NWS-01 all fields are required, including consent to the policy', () => {
  expect(problems({ voornaam: ' ', achternaam: '', email: '\t', termsAndConditions: false })).toEqual([
    'voornaam required',
    'achternaam required',
    'email required',
    'termsAndConditions required',
  ]);
});

test.each([
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'a b@example.com',
  'anna@example.com, eve@example.com',
  'anna@example.com\r\nBcc: eve@example.com',
  'Anna <anna@example.com>',
  `${'a'.repeat(65)}@example.com`,
])('NWS-01 the email address must be valid: %j', (email) => {
  expect(problems({ email })).toEqual(['email email']);
});

test('NWS-01 names contain only letters and have a maximum length', () => {
  for (const voornaam of ['<b>Anna</b>', '=cmd()', 'http://x', 'Anna1', 'a\nBcc: x@example.com'])
    expect(problems({ voornaam })).toEqual(['voornaam letters']);
  expect(problems({ achternaam: 'a'.repeat(101) })).toEqual(['achternaam tooLong']);
  expect(problems({ email: `anna@${'a'.repeat(250)}.com` })).toEqual(['email tooLong']);
  expect(problems({ voornaam: 'Zoë', achternaam: "O'Neill-van ’t Hof jr." })).toEqual([]);
});
