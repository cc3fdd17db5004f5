import { isLocaleCode, type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { CollectionBeforeValidateHook, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { text as validateText } from 'payload/shared';
import { requestReads } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { followRedirects } from './follow-redirects.ts';
import { foldCase, sourceUri, targetOf } from './redirect-addresses.ts';
import { redirectAt, type StoredRedirect, toAddress } from './stored-redirect.ts';

const live: Label = {
  nl: 'Op dit adres staat een gepubliceerd onderdeel. Wijzig eerst het adres daarvan, of haal het offline.',
  en: 'A published entry uses this address. Change its slug or unpublish it first.',
  de: 'Unter dieser Adresse steht ein veröffentlichter Inhalt. Ändern Sie zuerst dessen Adresse, oder nehmen Sie ihn offline.',
};

const taken: Label = {
  nl: 'Voor dit adres is er al een doorverwijzing',
  en: 'This address already has a redirect',
  de: 'Von dieser Adresse gibt es bereits eine Weiterleitung',
};

const loops: Label = {
  nl: 'Deze doorverwijzing leidt terug naar zichzelf',
  en: 'This redirect leads back to its own address. Choose another target.',
  de: 'Diese Weiterleitung führt zu sich selbst zurück',
};

type RedirectData = Partial<StoredRedirect>;

const localeIn = ({ site }: RedirectData): LocaleCode => (isLocaleCode(site ?? '') ? (site as LocaleCode) : 'nl');

const originsFor = (req: PayloadRequest) => installationOf(req.payload).siteOrigins;

/** Normalises the source to its uri, and clears the fields that do not belong to the kind of the redirect. */
export const normalizeRedirect: CollectionBeforeValidateHook = ({ data = {}, originalDoc, req }) => {
  const fields = { ...originalDoc, ...data } as RedirectData;
  const source = fields.path && sourceUri(fields.path, localeIn(fields), originsFor(req));
  const sendsOn = fields.kind !== 'gone';
  return {
    ...data,
    ...(typeof source === 'string' && source !== '' && { path: source }),
    ...(typeof fields.address === 'string' && { address: fields.address.trim() }),
    ...((!sendsOn || fields.target === 'address') && { entry: null }),
    ...((!sendsOn || fields.target === 'entry') && { address: null }),
  };
};

/**
 * Refuses a source that is no address of the site or has a redirect already. Also refuses one of a live entry, a fixed page or an
 * endpoint.
 */
export const validateSource: TextFieldSingleValidation = async (value, options) => {
  const basic = await validateText(value, options);
  if (basic !== true || !value) return basic;
  const { req, id, data } = options;
  const fields = data as RedirectData;
  const source = sourceUri(value, localeIn(fields), originsFor(req));
  if (typeof source !== 'string') return labelFor(req, source.problem);
  const sql = await requestReads(req);
  const [found] = await sql.query<{ is_live: boolean; is_taken: boolean }>(
    `select exists (select from address where site_id = $1 and path = $2 and kind = 'canonical') as is_live,
       exists (select from redirects where site::text = $3 and path = $2 and id <> $4) as is_taken`,
    [siteIdOf(localeIn(fields)), source, localeIn(fields), Number(id ?? 0)],
  );
  if (found?.is_live) return labelFor(req, live);
  return found?.is_taken ? labelFor(req, taken) : true;
};

/** Refuses a target that is no address, or that leads back to the source, directly or over other redirects. */
export const validateTarget: TextFieldSingleValidation = async (value, options) => {
  const { req, data } = options;
  const fields = data as RedirectData;
  if (fields.kind === 'gone' || fields.target !== 'address') return true;
  if (!value) return req.t('validation:required');
  const basic = await validateText(value, options);
  if (basic !== true) return basic;
  const [locale, origins] = [localeIn(fields), originsFor(req)];
  const target = targetOf(value, locale, origins);
  if ('problem' in target) return labelFor(req, target.problem);
  const source = fields.path && sourceUri(fields.path, locale, origins);
  if (typeof source !== 'string') return true;
  const start = { siteId: siteIdOf(locale), uri: source };
  const sql = await requestReads(req);
  const journey = await followRedirects(start, async (place) => {
    const isOwn = place.siteId === start.siteId && foldCase(place.uri) === start.uri;
    return isOwn ? toAddress('permanent', value, locale, origins) : redirectAt(sql, place, origins);
  });
  return journey?.end === 'loop' ? labelFor(req, loops) : true;
};
