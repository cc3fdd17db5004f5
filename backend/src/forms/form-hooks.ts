import { sql } from '@payloadcms/db-postgres';
import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest, ValidationError } from 'payload';
import { requestSql } from '../platform/database/request-sql.ts';
import type { Form } from '../platform/generated/payload-types.ts';
import { labelFor } from '../platform/payload/label.ts';
import { refusal } from '../platform/publication/mends/refusal.ts';
import { faultPlace } from './fault-place.ts';
import { formFaultWords } from './form-fault-words.ts';
import { type FormFault, formFaults } from './form-faults.ts';

/** The admin shows each message at its place, and lists the places, which it would otherwise call by their paths. */
function refused(req: PayloadRequest, form: Partial<Form>, faults: readonly FormFault[]): ValidationError {
  const errors = faults.map(({ path, message }) => ({
    path,
    message: labelFor(req, message),
    label: faultPlace(form, path, req),
  }));
  return new ValidationError({ collection: 'forms', errors, req }, req.t);
}

/** Refuses a form that nobody could send, in the editor's language and at the place of each fault. */
export const refuseFaults: CollectionBeforeChangeHook<Form> = ({ data, originalDoc, req }) => {
  const form = { ...originalDoc, ...data } as Form;
  const faults = formFaults(form);
  if (faults.length > 0) throw refused(req, form, faults);
  return data;
};

/** What was sent is known by the handle of its form, which therefore stays once something has been. */
export const keepHandleInUse: CollectionBeforeChangeHook<Form> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !data.handle || data.handle === originalDoc.handle) return data;
  const where = { form: { equals: originalDoc.handle } };
  const { totalDocs } = await req.payload.count({ collection: 'form-submissions', where, req, overrideAccess: true });
  if (totalDocs === 0) return data;
  throw refused(req, data, [{ path: 'handle', message: formFaultWords.fixed }]);
};

/** Blocks are kept as JSON, where no foreign key guards what they name. */
export const refuseDeletionOnPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await requestSql(req);
  const block = JSON.stringify([{ blockType: 'form', form: id }]);
  const { rows } = await db.execute<{ places: number }>(sql`
    select count(distinct place)::int as places from (
      select 'pages ' || _parent_id as place, blocks from pages_locales
      union all select 'projects ' || _parent_id, blocks from projects_locales
      union all select 'news ' || _parent_id, blocks from news_locales) stored
    where blocks @> ${block}::jsonb`);
  const places = rows[0]?.places ?? 0;
  if (places > 0) throw refusal(req, formFaultWords.inUse(places));
};
