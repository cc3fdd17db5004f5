import { expect, test } from 'vitest';
import type { AccountAction } from '../account-answer.ts';
import { ownProblems } from './own-problems.ts';

function refused(action: AccountAction, fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const answer = ownProblems(action, data);
  return answer && [answer.message, ...answer.problems.map(({ handle, key }) => `${handle} ${key}`)].join(', ');
}

const registration = {
  ...{ firstName: 'Anna', lastName: 'de Wit', email: 'anna@example.org', password: 'lange zin als deze' },
  ...{ company: 'Gemeente', phoneNumber: '0570 123456', website: '', privacy: 'true' },
};

test('ACC-01 a registration is accepted if it follows the rules, and refused without its fields', () => {
  expect(refused('register', registration)).toBeUndefined();
  expect(refused('register', { ...registration, website: 'gemeente.example', password: '   8 tekens' })).toBeUndefined();
  const { privacy: _, ...unagreed } = registration;
  expect(refused('register', unagreed)).toBe('notRegistered, privacy required');
  expect(refused('register', { ...registration, password: 'te kort', email: 'anna@gemeente' })).toBe(
    'notRegistered, email email, password tooShort',
  );
});

test('ACC-01 a log-in requires an address and a password, but applies no password rules', () => {
  expect(refused('logIn', { email: ' anna@example.org ', password: 'x' })).toBeUndefined();
  expect(refused('logIn', { email: '', password: '' })).toBe('notLoggedIn, email required, password required');
});

test('ACC-09 the profile requires a name, an address, a company and a number, but no website', () => {
  const profile = { fullName: 'Anna de Wit', email: 'a@example.org', company: 'G', phoneNumber: '1234', website: '' };
  expect(refused('profile', profile)).toBeUndefined();
  expect(refused('profile', { ...profile, phoneNumber: '12' })).toBe('profileNotSaved, phoneNumber phone');
  const empty = { fullName: '', email: '', company: ' ', phoneNumber: '', website: '' };
  expect(refused('profile', empty)).toBe(
    'profileNotSaved, fullName required, company required, email required, phoneNumber required',
  );
});

test('ACC-10 a password change requires the new password twice and the current one; ACC-11 a reset needs no current one', () => {
  const passwords = { newPassword: 'lange zin als deze', confirmPassword: 'lange zin als deze' };
  expect(refused('changePassword', { ...passwords, currentPassword: 'oud' })).toBeUndefined();
  expect(refused('changePassword', passwords)).toBe('passwordNotUpdated, currentPassword required');
  expect(refused('changePassword', { ...passwords, currentPassword: 'oud', confirmPassword: 'anders' })).toBe(
    'passwordsDiffer, confirmPassword differentPasswords',
  );
  expect(refused('resetPassword', passwords)).toBeUndefined();
});

test('SEC-10 actions without rules are accepted', () => {
  expect(refused('logOut', {})).toBeUndefined();
  expect(refused('endSession', {})).toBeUndefined();
  expect(refused('deleteAccount', { password: '' })).toBe('notDone, password required');
});
