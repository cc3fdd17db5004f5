import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isLocaleCode, type LocaleCode } from '@plantsoen/contract/locales.ts';
import { type DraftedCollection, isDrafted } from '../platform/publication/drafted-collections.ts';

/** Grant for a preview: document, language, editor and expiry (Unix time in milliseconds). */
export type PreviewGrant = {
  collection: DraftedCollection;
  id: number;
  locale: LocaleCode;
  editorId: number;
  until: number;
  /** Session of the editor. The grant is for the unsaved values of a form while this session lasts. */
  session?: string | undefined;
};

/** Lifetime in milliseconds of a preview link, and of the preview that it starts. */
export const previewLifetimeMs = 60 * 60_000;

const form = /^[\w-]{1,300}\.[\w-]{43}$/;

/** Lifetime in milliseconds of a token for unsaved values. The form requests another one in time. */
export const livePreviewLifetimeMs = 5 * 60_000;

/** Returns a token that contains its grant, signed with a key derived from the installation's secret. */
export function signPreview({ collection, id, locale, editorId, until, session }: PreviewGrant, secret: string): string {
  const text = Buffer.from(JSON.stringify([collection, id, locale, editorId, until, session])).toString('base64url');
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** Returns the grant of a token, or undefined if it is forged or expired. */
export function readPreview(token: string, secret: string, now = Date.now()): PreviewGrant | undefined {
  if (!form.test(token)) return undefined;
  const [text = '', signature = ''] = token.split('.');
  const submitted = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(text, secret);
  if (submitted.length !== wanted.length || !timingSafeEqual(submitted, wanted)) return undefined;
  const [collection, id, locale, editorId, until, session]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (typeof collection !== 'string' || !isDrafted(collection) || typeof locale !== 'string' || !isLocaleCode(locale))
    return undefined;
  if (typeof id !== 'number' || typeof editorId !== 'number' || typeof until !== 'number') return undefined;
  if (until <= now) return undefined;
  return { collection, id, locale, editorId, until, ...(typeof session === 'string' && { session }) };
}

function signatureOf(text: string, secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'plantsoen preview', 32));
  return createHmac('sha256', key).update(text).digest();
}
