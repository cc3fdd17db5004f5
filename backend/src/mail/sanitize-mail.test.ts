import { expect, test } from 'vitest';
import { type Mail, mailboxOf } from './mail.ts';
import { sanitizeMail } from './sanitize-mail.ts';

const mail = (more: Partial<Mail> = {}): Mail => ({
  kind: 'test',
  to: 'jan@example.nl',
  subject: 'Dag',
  text: 'Dag',
  html: '<p>Dag</p>',
  ...more,
});
const content = (more: Partial<Mail>) => sanitizeMail(mail(more)).content;

test('FRM-14 prevents injected headers in subjects, reply addresses, headers and file names', () => {
  const injected = 'Dag\r\nBcc: piet@example.nl\u2028X: y\u0000\u202Eabc\ud800';
  expect(content({ subject: injected }).subject).toBe('Dag Bcc: piet@example.nl X: y abc\ufffd');
  expect(content({ subject: '😀'.repeat(300) }).subject).toBe('😀'.repeat(200));
  expect(sanitizeMail(mail({ to: ' jan@example.nl\r\nBcc: x@y.nl\u0000' })).recipient).toBe('jan@example.nl Bcc: x@y.nl');
  expect(content({ replyTo: 'jan@example.nl\r\nBcc: x@y.nl' }).replyTo).toBeUndefined();
  expect(content({ fromName: 'Meent\r\nBcc: x@y.nl' }).fromName).toBe('Meent Bcc: x@y.nl');
  expect(content({ replyTo: ' jan@example.nl ' }).replyTo).toBe('jan@example.nl');
  expect(content({ headers: { 'List-Unsubscribe': '<https://x.nl/>\r\nBcc: x@y.nl' } }).headers).toEqual({
    'List-Unsubscribe': '<https://x.nl/> Bcc: x@y.nl',
  });
  expect(() => content({ headers: { Bcc: 'x@y.nl' } as never })).toThrow('"Bcc"');
  const files = [{ filename: '../a\r\n"b".pdf', contentType: 'text/html\r\nX: y', content: Buffer.from('x') }];
  expect(content({ attachments: files }).attachments).toEqual([
    { filename: '-a -b-.pdf', contentType: 'application/octet-stream', content: 'eA==' },
  ]);
});

test('FRM-14 removes invalid characters, cuts long texts, and refuses too many or too large files', () => {
  expect(content({ text: 'a\u0000b\u0008\tc\n\ud800' }).text).toBe('ab\tc\n\ufffd');
  expect(content({ text: 'a'.repeat(600_000) }).text.length).toBe(500_002);
  expect(content({ html: 'a'.repeat(1_000_001) }).html).toBeUndefined();
  const file = { filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.alloc(1_600_000) };
  expect(() => content({ attachments: Array(10).fill(file) })).toThrow('too large');
  expect(() => content({ attachments: Array(11).fill({ ...file, content: Buffer.alloc(1) }) })).toThrow('too many');
  expect(() => sanitizeMail(mail({ kind: 'Not a kind' }))).toThrow('kind');
});

test('FRM-14 recognises a mailbox in any spelling of its address', () => {
  expect(mailboxOf(' Jan+bank@Example.NL')).toBe('jan@example.nl');
  expect(mailboxOf('+@example.nl')).toBe('+@example.nl');
});
