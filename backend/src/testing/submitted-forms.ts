import type { SiteId } from '@plantsoen/contract/locales.ts';
import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { exampleForm } from '@plantsoen/form-rules/example-fields.ts';
import { type FormField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { receivedValues } from '@plantsoen/form-rules/sent-values.ts';
import { pino } from 'pino';
import { beforeAll, beforeEach } from 'vitest';
import { makeTimeToken } from '../forms/protection/time-token.ts';
import { saveSubmission } from '../forms/submissions/save-submission.ts';
import { storeSubmission } from '../forms/submissions/store-submission.ts';
import type { SaveQuoteRequest, SubmittedForm } from '../forms/submitted-form.ts';
import { createContext, type Viewer } from '../platform/api/context.ts';
import type { SubmissionAnswer } from '../platform/generated/contract.ts';
import { describePlate } from '../products/spare-parts/describe-plate.ts';
import { auditStatement } from './audit-statement.ts';
import { payloadTest, type TestPayload } from './test-payload.ts';

type AttemptOptions = { visitor?: string; viewer?: Viewer; key?: string; list?: never[]; uri?: string };

/** Returns the time 90 minutes ago. A form token of that age passes the check for the minimum time on a page. */
const longAgo = () => Date.now() - 5_400_000;

let visitors = 0;

/** Returns functions that submit the forms of a test, by default each from a different visitor. */
export function submittedForms(test: TestPayload, saveQuoteRequest: SaveQuoteRequest = neverAsked) {
  const query = async (text: string) => (await test.payload.db.pool.query(text)).rows;
  const contextOf = (clientIp: string, viewer: Viewer | null = null) =>
    createContext({
      payload: test.payload,
      pool: test.payload.db.pool,
      viewer,
      clientIp,
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
      const { token: timeToken } = makeTimeToken(test.payload.secret, longAgo());
      const attempt = { timeToken, ...(key && { key }), ...(uri && { uri }) };
      return saveSubmission(
        contextOf(visitor ?? `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`, viewer),
        form,
        { ...fields, siteId: form.siteId, attempt, list },
        { saveQuoteRequest, describePlate, onStored: async () => {} },
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
        { saveQuoteRequest, describePlate, onStored: async () => {} },
      );
    },
    rows: async () =>
      (await query('select * from form_submissions order by id')) as {
        id: number;
        form: string;
        sender: string | null;
        values: { handle: string; label: string; text?: string; encrypted?: string; files?: { upload: number }[] }[];
        page: string | null;
        kept_until: Date;
      }[],
    mails: async () =>
      (await query('select recipient, kind, content from mail order by id')) as {
        recipient: string;
        kind: string;
        content: { subject: string; text: string; html: string; replyTo?: string };
      }[],
    audited: () => query(auditStatement('actor, action, kind, subject')),
  };
}

/** Sets up a database with a recipient of forms for the tests of a suite, without submissions at the start of each test. */
export function submissionsTest() {
  const test = payloadTest();
  const data = { formRecipient: 'info@brinkmeent.example', globalData: { companyName: 'Brinkmeent' } };
  beforeAll(async () => void (await test.payload.updateGlobal({ slug: 'globals', locale: 'nl', data })));
  beforeEach(() => test.payload.db.pool.query('truncate mail, form_submissions, audit_log restart identity cascade'));
  return { test, forms: submittedForms(test) };
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
