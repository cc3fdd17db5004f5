import type { SiteId } from '@plantsoen/contract/locales.ts';
import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { exampleForm } from '@plantsoen/form-rules/example-fields.ts';
import { type FormField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { receivedValues } from '@plantsoen/form-rules/sent-values.ts';
import { pino } from 'pino';
import { makeTimeToken } from '../forms/protection/time-token.ts';
import { saveSubmission } from '../forms/submissions/save-submission.ts';
import { storeSubmission } from '../forms/submissions/store-submission.ts';
import type { SaveQuoteRequest, SubmittedForm } from '../forms/submitted-form.ts';
import { createContext, type Viewer } from '../platform/api/context.ts';
import type { SubmissionAnswer } from '../platform/generated/contract.ts';
import type { TestPayload } from './test-payload.ts';

type AttemptOptions = { visitor?: string; viewer?: Viewer; key?: string; list?: never[]; uri?: string };

/** Returns the time 90 minutes ago. A form token of that age passes the check for the minimum time on a page. */
const longAgo = () => Date.now() - 5_400_000;

let visitors = 0;

/** Returns functions that submit the forms of a test, by default each from a different visitor. */
export function submittedForms({ payload }: TestPayload, saveQuoteRequest: SaveQuoteRequest = neverAsked) {
  const contextOf = (visitorAddress: string) =>
    createContext({
      payload,
      pool: payload.db.pool,
      viewer: null,
      visitorAddress,
      log: pino({ level: 'silent' }),
      siteOrigin: (siteId: SiteId) => `http://${localeOfSite(siteId)}.test`,
    });
  return {
    form: (fields: FormField[], more: Partial<SubmittedForm> = {}): SubmittedForm => ({
      ...exampleForm(fields),
      ...{
        id: 1,
        siteId: 1,
        title: 'Contact',
        recipient: null,
        retentionDays: 30,
        encryptedFields: [],
        takesQuotationList: false,
      },
      ...more,
    }),
    send(
      form: SubmittedForm,
      fields: Record<string, unknown>,
      { visitor, viewer, key, list, uri }: AttemptOptions = {},
    ): Promise<SubmissionAnswer> {
      visitors += 1;
      const context = createContext({
        payload,
        pool: payload.db.pool,
        viewer: viewer ?? null,
        visitorAddress: visitor ?? `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`,
        log: pino({ level: 'silent' }),
        siteOrigin: (siteId: SiteId) => `http://${localeOfSite(siteId)}.test`,
      });
      const attempt = { timeToken: makeTimeToken(payload.secret, longAgo()).token, ...(key && { key }), ...(uri && { uri }) };
      return saveSubmission(
        context,
        form,
        { ...fields, siteId: form.siteId, attempt, list },
        { saveQuoteRequest, onStored: async () => {} },
      );
    },
    /** Stores a submission that another process has validated. */
    store(form: SubmittedForm, fields: Record<string, unknown>, key: string) {
      const args = { ...fields, siteId: form.siteId, attempt: {} };
      const received = { values: receivedValues(fieldsOf(form), fields), uploads: [] };
      const identity = { content: key, key, hash: key };
      return storeSubmission(
        contextOf('10.8.0.1'),
        { form, args, received, identity },
        { saveQuoteRequest, onStored: async () => {} },
      );
    },
    rows: async () =>
      (await payload.db.pool.query('select * from form_submissions order by id')).rows as {
        id: number;
        form: string;
        sender: string | null;
        values: { handle: string; label: string; text?: string; encrypted?: string; files?: { upload: number }[] }[];
        page: string | null;
        kept_until: Date;
      }[],
    mails: async () =>
      (await payload.db.pool.query('select recipient, kind, content from mail order by id')).rows as {
        recipient: string;
        kind: string;
        content: { subject: string; text: string; html: string; replyTo?: string };
      }[],
    audited: async () =>
      (await payload.db.pool.query('select actor, action, kind, subject, count::int from audit_log order by id')).rows,
  };
}

const neverAsked: SaveQuoteRequest = () => Promise.reject(new Error('this form takes no list'));

/** Returns the problems of an answer; empty if the submission was saved. */
export function problemsOf(answer: SubmissionAnswer): [string | null | undefined, string][] {
  return 'problems' in answer ? answer.problems.map(({ handle, key }) => [handle, key]) : [];
}

/** Returns the ID of the saved submission. Throws if there are problems. */
export function savedId(answer: SubmissionAnswer): number {
  if ('problems' in answer) throw new Error(JSON.stringify(answer.problems));
  return answer.id;
}
