import { describe, expect, it } from 'vitest';
import { weaknessOf } from './common-passwords.ts';
import { commonWords } from './common-words.ts';

const anna = {
  personal: ['anna.dewit@bureau-groen.example', 'Anneke', 'de Wit-Brouwer', 'Bureau Groen & Zonen'],
  company: ['Brinkmeent'],
};

describe('ACC-01 easily guessed passwords', () => {
  it.each([
    ...['password', 'Password1', 'P@ssw0rd', 'passwort123', 'Wachtwoord1!', 'W3lkom01', 'Welkom2026', 'welcome1', 'Willkommen1'],
    ...[
      '12345678',
      '123456789',
      '87654321',
      '11111111',
      '00000000',
      '12341234',
      '11223344',
      '01011990',
      '19851212',
      '2024202420',
    ],
    ...[
      'qwertyuiop',
      'qwertz123',
      'asdfghjkl',
      'azerty123',
      '1q2w3e4r',
      '1qaz2wsx',
      'qwer1234',
      'zxcvbnm1',
      'abcd1234',
      'aaaaaaaa',
    ],
    ...[
      'iloveyou',
      'sunshine',
      'princess1',
      'football',
      'superman',
      'trustno1',
      'letmein!',
      'dragon12',
      'Schatz1234',
      'ikhouvanjou',
    ],
    ...[
      'feyenoord1',
      'ajax1900',
      'bayern1900',
      'Zomer2025',
      'Sommer2025!',
      'Herfst24',
      'maandag1',
      'Amsterdam020',
      'Hamburg1',
      'Kerstmis25',
    ],
    ...[
      'michael1',
      'Daniel1985',
      'thomas123',
      'Charlotte',
      'jennifer',
      'voetbal10',
      'geheim123',
      'test1234',
      'admin123',
      'changeme',
    ],
    ...['abababab', 'welkomwelkom', 'Wachtwoord-Geheim', 'ｐａｓｓｗｏｒｄ', '!@#$%^&*', 'pa$$word', 'Fußball1', 'M\u00fcnchen1'],
  ])('refuses %s', (password) => expect(weaknessOf(password)).toBeDefined());

  it.each([
    'annadewit',
    'Dewit2026',
    'brinkmeent1',
    'Brouwer!23',
    'bureaugroen',
    'anna.dewit@bureau-groen.example',
    'bureau-groen2',
  ])('refuses %s, which contains a name of the account', (password) => expect(weaknessOf(password, anna)).toBeDefined());
});

describe('ACC-01 all other passwords', () => {
  it.each([
    ...['Xk9$mQ2v', 'tK7-2a49q', 'gv8wmzrp', 'p7Qx!d0L', '48390275', 'grasveld bij avond', 'correct horse battery staple'],
    ...[
      'drie lege stoelen',
      'fietsbel-okapi',
      'Zeven krakende treden',
      'hond kat boom huis',
      'regenwormpjes',
      '🌳🌲🌴🌵🎋🍀🌾🍁',
    ],
    ...['summer winter autumn', 'eikenblad in de wind 7', 'parkbank-zuivel-7'],
  ])('accepts %s', (password) => expect(weaknessOf(password, anna)).toBeUndefined());

  it('refuses long repetitions without trying every way to split them', () => {
    for (const text of ['a'.repeat(128), 'ab'.repeat(64), '1!'.repeat(64), 'password'.repeat(16)]) {
      expect(weaknessOf(text, anna)).toBeDefined();
    }
  });
});

describe('ACC-01 reasons of refusals', () => {
  it.each([
    ['commonPassword', ['Welkom2026!', 'P@ssw0rd', 'welkomwelkom', 'Amsterdam020', 'W3lkom01']],
    ['simplePassword', ['Parkbank-2026-zuid', 'Wachtwoord-Geheim', 'parkbank-amsterdam', 'Zomer-Parkbank1']],
    ['patternPassword', ['12345678', 'asdfghjkl', 'zxcvbnm,', 'aaaaaaaa', 'abababab', '01011990', '!@#$%^&*']],
    ['personalPassword', ['Anneke2026', 'Brouwer!23', 'anna.dewit@bureau-groen.example', 'bureaugroen', 'Welkom-Brouwer']],
    ['companyPassword', ['brinkmeent1', 'Welkom-Brinkmeent', 'Br1nkm33nt']],
  ] as const)('include %s', (reason, passwords) => {
    for (const password of passwords) expect(weaknessOf(password, anna), password).toBe(reason);
  });

  it('names the person before the company', () => {
    expect(weaknessOf('Brouwer-Brinkmeent', anna)).toBe('personalPassword');
  });
});

it('the word list contains only lower-case ASCII words, which the comparison can find', () => {
  expect(commonWords.size).toBeGreaterThan(1000);
  expect([...commonWords].filter((word) => word !== word.toLowerCase() || /[^\x20-\x7e]/.test(word))).toEqual([]);
});
