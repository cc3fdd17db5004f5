import { expect, test } from 'vitest';
import { smtpOptions } from './mail-transport.ts';

test('API-09 sends a password to a mail server over TLS only, except on this machine', () => {
  expect(smtpOptions('smtp://jan:a%40b@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    auth: { user: 'jan', pass: 'a@b' },
    requireTLS: true,
    ignoreTLS: false,
  });
  expect(smtpOptions('smtps://jan:b@mail.example.com')).toMatchObject({ port: 465, secure: true, requireTLS: false });
  expect(smtpOptions('smtp://mail.example.com:25')).toMatchObject({
    port: 25,
    auth: undefined,
    requireTLS: false,
    ignoreTLS: false,
  });
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(smtpOptions(`smtp://jan:b@${host}:25`)).toMatchObject({ requireTLS: false, ignoreTLS: true });
  }
  expect(smtpOptions('smtp://[::1]').host).toBe('::1');
  expect(smtpOptions('smtp://jan:b@127.0.0.1.example.com').requireTLS).toBe(true);
});
