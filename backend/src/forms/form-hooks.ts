import { sql } from '@payloadcms/db-postgres';
import { type CollectionAfterErrorHook, type CollectionBeforeDeleteHook, ValidationError } from 'payload';
import { requestSql } from '../platform/database/request-sql.ts';
import { refusal } from '../platform/publication/mends/refusal.ts';
import { faultPlace } from './fault-place.ts';
import { formFaultWords } from './form-fault-words.ts';

/** The admin lists the places of the faults, which Payload calls by all the lists on the way there. */
export const tellPlaces: CollectionAfterErrorHook = ({ error, req, result }) => {
  if (!(error instanceof ValidationError) || !result) return;
  const faults = error.data.errors.map((fault) => {
    const label = faultPlace(req.data ?? {}, { path: fault.path, label: String(fault.label ?? fault.path) }, req);
    return { ...fault, label };
  });
  const places = faults.map(({ label }) => label).join(', ');
  const message = `${req.t('error:followingFieldsInvalid', { count: faults.length })} ${places}`;
  return { response: { errors: [{ name: error.name, message, data: { ...error.data, errors: faults } }] } };
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
