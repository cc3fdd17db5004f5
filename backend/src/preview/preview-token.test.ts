import { expect, it } from 'vitest';
import { type PreviewGrant, readPreview, signPreview } from './preview-token.ts';

const secret = 'the secret of this installation';
const grant: PreviewGrant = { collection: 'pages', id: 7, locale: 'de', editorId: 3, until: 1_000_000 };
const token = signPreview(grant, secret);

it('SEO-04 a token returns its grant until it expires', () => {
  expect(readPreview(token, secret, 999_999)).toEqual(grant);
  expect(readPreview(token, secret, 1_000_000)).toBeUndefined();
});

it('EDT-08 a token for unsaved values names the session of the editor', () => {
  const live = { ...grant, session: 'b7c1' };
  expect(readPreview(signPreview(live, secret), secret, 0)).toEqual(live);
  expect(readPreview(token, secret, 0)).not.toHaveProperty('session');
});

it('SEO-04 a forged token is refused, and a token does not contain the secret', () => {
  const [text = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify(['pages', 8, 'de', 3, 9_999_999_999_999])).toString('base64url');
  const forged = [`${other}.${signature}`, `${text}.${signature.slice(0, -1)}A`, text, '', 'a.b', `${text}.`, `${token}.x`];
  for (const attempt of forged) expect(readPreview(attempt, secret, 0), attempt).toBeUndefined();
  expect(readPreview(token, 'another secret', 0)).toBeUndefined();
  expect(Buffer.from(text, 'base64url').toString()).not.toContain(secret);
});
