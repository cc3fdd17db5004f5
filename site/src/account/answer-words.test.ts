import { expect, test } from 'vitest';
import { write } from '../platform/messages/message.ts';
import { type AccountMessage, accountActions, accountHandle } from './account-answer.ts';
import { answerText, postedAnswer, problemText } from './answer-words.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import nl from './messages/nl.json';

const words =
  (locale: 'nl' | 'en' | 'de') =>
  (key: keyof typeof nl, values = {}) =>
    write({ nl, en, de }[locale][key], locale, values);

const told = (message: AccountMessage, locale: 'nl' | 'en' | 'de' = 'en') =>
  answerText(words(locale), { outcome: 'done', message, problems: [] });

test.each([
  ['ACC-01', 'registrationRequested', 'Registration successfully requested'],
  ['ACC-01', 'activated', 'Successfully activated user'],
  ['ACC-01', 'notActivated', 'Please activate your account before logging in'],
  ['ACC-01', 'notLoggedIn', "We couldn't log you in with the provided details"],
  ['ACC-09', 'saved', 'Saved'],
  ['ACC-09', 'profileNotSaved', "We couldn't update the user with the provided details"],
  ['ACC-10', 'passwordsDiffer', 'New passwords do not match'],
  ['ACC-10', 'passwordUpdated', 'Successfully updated password'],
  ['ACC-10', 'passwordNotUpdated', "We couldn't update the password with the provided details"],
  ['ACC-11', 'passwordMailSent', 'You will receive an email if it matches an account in our system'],
  ['ACC-11', 'passwordSaved', 'Successfully saved password'],
  ['ACC-14', 'oops', 'Oops, Something went wrong'],
] as const)('%s %s has the required English text and different texts in the other languages', (_, message, text) => {
  expect(told(message)).toBe(text);
  expect(new Set([text, told(message, 'nl'), told(message, 'de')]).size).toBe(3);
});

test('ACC-01 the message after too many attempts contains the waiting time', () => {
  const refusal = { outcome: 'refused', message: 'tooOften', problems: [] } as const;
  expect(answerText(words('nl'), { ...refusal, retryAfter: 61 })).toContain('over 2 minuten');
  expect(answerText(words('en'), { ...refusal, retryAfter: 30 })).toContain('in 1 minute.');
  expect(answerText(words('de'), refusal)).toContain('später');
});

test('ERR-05 every action has a message for success and for an unexplained failure', () => {
  const posted = (handle: string, outcome: 'sent' | 'failed' | 'going') =>
    ({ handle, outcome, page: 0, values: {}, problems: [], idempotencyKey: 'k' }) as const;
  for (const action of accountActions) {
    const done = postedAnswer(action, posted(accountHandle(action), 'sent'));
    expect(done?.outcome).toBe('done');
    expect(done && told(done.message)).toMatch(/^[A-Z]/);
    expect(postedAnswer(action, posted(accountHandle(action), 'failed'))?.message).toBe('oops');
  }
  expect(postedAnswer('activate', posted('account.activate', 'going'))).toBeUndefined();
});

test('ACC-01 a problem of a field has the text of all forms, or one for accounts if only these have it', () => {
  const text = (handle: string, key: string, amount?: number) =>
    problemText(words('nl'), (name) => `as forms say ${name}`, { handle, key, amount } as never);
  expect(text('email', 'required')).toBe('as forms say required');
  expect(text('privacy', 'required')).toContain('privacybeleid');
  expect(text('password', 'tooShort', 8)).toContain('ten minste 8 tekens');
  expect(text('email', 'tooLong', 254)).toBe('as forms say tooLong');
  expect(text('website', 'website')).toContain('webadres');
});

test('ACC-01 each reason why a password is refused has its own sentence in every language', () => {
  const reasons = {
    tooShort: { nl: 'ten minste 8 tekens', en: 'at least 8 characters', de: 'mindestens 8 Zeichen' },
    commonPassword: { nl: 'een woord dat in veel wachtwoorden staat', en: 'part of many passwords', de: 'in vielen Passwörtern' },
    simplePassword: { nl: 'twee bekende woorden', en: 'two well-known words', de: 'zwei bekannten Wörtern' },
    patternPassword: { nl: 'rij toetsen of cijfers', en: 'row of keys or digits', de: 'Folge von Tasten oder Ziffern' },
    personalPassword: { nl: 'bevat uw naam', en: 'contains your name', de: 'enthält Ihren Namen' },
    companyPassword: { nl: 'bevat onze bedrijfsnaam', en: 'name of our company', de: 'enthält unseren Firmennamen' },
  } as const;
  for (const [key, expected] of Object.entries(reasons)) {
    for (const locale of ['nl', 'en', 'de'] as const) {
      const sentence = problemText(words(locale), (name) => name, { handle: 'password', key, amount: 8 } as never);
      expect(sentence, `${key} in ${locale}`).toContain(expected[locale]);
    }
  }
});
