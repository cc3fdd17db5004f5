import { isLocaleCode } from '@plantsoen/contract/locales.ts';
import { pathOf, reservedSegments, uriOfPath } from '@plantsoen/contract/paths.ts';
import type { FieldHook, TextFieldSingleValidation } from 'payload';
import { uniqueAddress } from '../platform/addresses/unique-address.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { fixedPaths, isFixedPage, pageAddressRule } from './address-rule.ts';

const reservedHint: Label = {
  nl: 'Dit adresdeel is al van een vaste pagina of een onderdeel van de website',
  en: 'A fixed page or section of the website uses this slug. Choose another slug.',
  de: 'Dieser Adressteil gehört zu einer festen Seite oder einem Teil der Website',
};

const isFree = uniqueAddress(pageAddressRule, { parent: 'parent' });

/**
 * Validates the slug of a page. A content page without a parent may not use a reserved first segment, and addresses are unique
 * (LOC-08).
 */
export const pageSlugRules: TextFieldSingleValidation = (slug, options) => {
  const { type, parent } = options.data as { type?: string; parent?: unknown };
  const isTopLevel = type === 'contentPage' && !parent;
  if (isTopLevel && slug && reservedSegments.has(slug)) return labelFor(options.req, reservedHint);
  return isFree(slug, options);
};

/** Replaces the slug of a fixed page with the one from the table of paths. */
export const fixedSlug: FieldHook = ({ data, originalDoc, req, value }) => {
  const type = data?.type ?? originalDoc?.type;
  if (!isFixedPage(type) || !req.locale || !isLocaleCode(req.locale)) return value;
  if (type === 'home') return 'home';
  return uriOfPath(pathOf(fixedPaths[type], req.locale)).split('/').at(-1);
};
