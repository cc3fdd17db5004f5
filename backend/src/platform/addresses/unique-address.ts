import { isLocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { TextFieldSingleValidation } from 'payload';
import { requestSql } from '../database/request-sql.ts';
import { type Label, labelFor } from '../payload/label.ts';
import type { AddressRule } from './address.ts';
import { canonicalAddresses, isTaken } from './address-table.ts';

const takenHint: Label = {
  nl: 'Dit adres is al van een andere gepubliceerde pagina',
  en: 'Another published entry already uses this address. Choose another slug.',
  de: 'Diese Adresse gehört bereits zu einem anderen veröffentlichten Inhalt',
};

/** `parent` is the name of the field that determines the parent's address. */
type UniqueAddressOptions = { parent?: string };

/** Returns a validation that refuses a slug whose address another published entry has in the same language (LOC-08). */
export function uniqueAddress(rule: AddressRule, { parent }: UniqueAddressOptions = {}): TextFieldSingleValidation {
  return async (slug, { id, data, req }) => {
    if (!slug || !req.locale || !isLocaleCode(req.locale)) return true;
    const siteId = siteIdOf(req.locale);
    const entry = data as Record<string, unknown>;
    const parentId = parent ? idOf(entry[parent]) : undefined;
    const db = await requestSql(req);
    const parents =
      rule.parent && parentId !== undefined
        ? await canonicalAddresses(db, { collection: rule.parent.collection, id: parentId })
        : [];
    const parentAddress = parents.find((address) => address.siteId === siteId);
    if (parentId !== undefined && !parentAddress) return true;
    const type = typeof entry.type === 'string' ? entry.type : undefined;
    const place = rule.place({ siteId, title: '', slug, parentId, membersOnly: false, type }, parentAddress);
    if (!place) return true;
    const { collection } = rule;
    return !(await isTaken(db, siteId, place.path, { collection, id: Number(id ?? 0) })) || labelFor(req, takenHint);
  };
}

function idOf(relation: unknown): number | undefined {
  if (typeof relation === 'number') return relation;
  return typeof relation === 'object' && relation !== null && 'id' in relation ? Number(relation.id) : undefined;
}
