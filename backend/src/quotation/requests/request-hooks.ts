import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { relationId } from '../../platform/api/records.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import { dutchDay } from '../../platform/dutch-time.ts';
import type { QuoteRequest } from '../../platform/generated/payload-types.ts';
import { refusal } from '../../platform/payload/refusal.ts';
import { insertRequestEvent } from './request-events.ts';

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

/** Records changes of status, adviser and follow-up day in the history of a request. */
export const recordRequestChange: CollectionAfterChangeHook<QuoteRequest> = async ({ doc, previousDoc, operation, req }) => {
  const before: Partial<QuoteRequest> = operation === 'create' ? { status: 'new' } : previousDoc;
  const db = await requestSql(req);
  const event = { requestId: doc.id, user: req.user };
  const adviserId = relationId(doc.adviser) ?? null;
  if (adviserId !== (relationId(before.adviser) ?? null)) await insertRequestEvent(db, { ...event, kind: 'adviser', adviserId });
  const dayOf = (date: string | null | undefined) => (date ? dutchDay(new Date(date)) : null);
  const day = dayOf(doc.followUpOn);
  if (day !== dayOf(before.followUpOn)) await insertRequestEvent(db, { ...event, kind: 'followUp', detail: { day } });
  if (doc.status !== before.status || (doc.lossReason ?? null) !== (before.lossReason ?? null)) {
    const detail = { status: doc.status, ...(doc.lossReason && { lossReason: doc.lossReason }) };
    await insertRequestEvent(db, { ...event, kind: 'status', detail });
  }
  return doc;
};
