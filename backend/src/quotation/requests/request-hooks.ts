import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { relationId } from '../../platform/api/records.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import { dutchDay } from '../../platform/dutch-time.ts';
import type { QuoteRequest } from '../../platform/generated/payload-types.ts';
import { refusal } from '../../platform/payload/refusal.ts';
import { insertRequestEvent } from './request-events.ts';
import { tellAdviser } from './tell-adviser.ts';

/**
 * Lets changes of one request wait for each other. The desk saves each field by itself, and a change reads and writes the whole row, so
 * the later of two simultaneous changes would undo the earlier one.
 */
export const lockRequest: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = 'id' in args ? Number(args.id) : Number.NaN;
  if (operation === 'update' && Number.isInteger(id)) {
    await (await requestSql(req)).execute(sql`select id from quote_requests where id = ${id} for update`);
  }
  return args;
};

/** Requires the reason of a lost request, and drops that of another one. */
export const requireLossReason: CollectionBeforeChangeHook<QuoteRequest> = ({ data, originalDoc, req }) => {
  const { status, lossReason } = { ...originalDoc, ...data };
  if (status !== 'lost') return { ...data, lossReason: null };
  if (lossReason) return data;
  throw refusal(
    req,
    {
      nl: 'Kies de reden waarom deze aanvraag verloren is.',
      en: 'Choose the reason why this request was lost.',
      de: 'Wählen Sie den Grund, aus dem diese Anfrage verloren ging.',
    },
    'lossReason',
  );
};

/** Records the changes of a request in its history, with the values before and after, and tells a new adviser by email. */
export const recordRequestChange: CollectionAfterChangeHook<QuoteRequest> = async ({ doc, previousDoc, operation, req }) => {
  const before: Partial<QuoteRequest> = operation === 'create' ? { status: 'new', region: doc.region ?? null } : previousDoc;
  const db = await requestSql(req);
  const record = (event: Omit<Parameters<typeof insertRequestEvent>[1], 'requestId' | 'user'>) =>
    insertRequestEvent(db, { ...event, requestId: doc.id, user: req.user });
  const adviser = { from: relationId(before.adviser) ?? null, to: relationId(doc.adviser) ?? null };
  const region = { from: relationId(before.region) ?? null, to: relationId(doc.region) ?? null };
  if (adviser.to !== adviser.from) {
    await record({ kind: 'adviser', ids: adviser });
    if (adviser.to !== null) await tellAdviser(req, doc, adviser.to);
  }
  // An assignment tells its region itself.
  if (region.to !== region.from && adviser.to === adviser.from) await record({ kind: 'region', ids: region });
  const [from, to] = [valuesOf(before), valuesOf(doc)];
  if (to.day !== from.day) await record({ kind: 'followUp', detail: { day: to.day, from: { day: from.day } } });
  if (to.amountEur !== from.amountEur)
    await record({ kind: 'amount', detail: { amountEur: to.amountEur, from: { amountEur: from.amountEur } } });
  if ((doc.notes ?? '') !== (before.notes ?? '')) await record({ kind: 'notes' });
  const [oldStatus, status] = [statusOf(before), statusOf(doc)];
  if (status.status !== oldStatus.status || status.lossReason !== oldStatus.lossReason)
    await record({ kind: 'status', detail: { ...status, from: oldStatus } });
  return doc;
};

function valuesOf({ followUpOn, offeredEur }: Partial<QuoteRequest>) {
  return { day: followUpOn ? dutchDay(new Date(followUpOn)) : null, amountEur: offeredEur ?? null };
}

const statusOf = ({ status, lossReason }: Partial<QuoteRequest>) => ({
  ...(status && { status }),
  ...(lossReason && { lossReason }),
});
