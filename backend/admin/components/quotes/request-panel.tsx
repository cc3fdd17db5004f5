import { countryCodes } from '@plantsoen/contract/countries.ts';
import type { PayloadRequest } from 'payload';
import { type StoredValue, storedValues } from '../../../src/forms/stored-value.ts';
import { relationId } from '../../../src/platform/api/records.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { dutchDay } from '../../../src/platform/dutch-time.ts';
import type { QuoteRequest } from '../../../src/platform/generated/payload-types.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { Adviser } from '../../../src/quotation/list-requests.ts';
import { requestHistory } from '../../../src/quotation/requests/request-events.ts';
import { readTemplateValues } from '../../../src/quotation/requests/template-values.ts';
import { findRegion } from '../../../src/team/adviser-region.ts';
import { LocalDate } from '../local-date.tsx';
import { quotesLabels as labels } from './quotes-labels.ts';
import { RequestAnswer, type Template } from './request-answer.tsx';
import { RequestFields } from './request-fields.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestLines } from './request-lines.tsx';
import { RequestNotes } from './request-notes.tsx';
import { RequestVisitor } from './request-visitor.tsx';
import { SettledLink } from './settled-link.tsx';

type Props = {
  req: PayloadRequest;
  id: number;
  advisers: readonly Adviser[];
  /** Team member that the user is. */
  ownAdviserId: number | null;
  closeHref: string;
};

/** Renders an opened request: how it is handled, the requester, the list, the answer, notes and history. Opening it is logged (SEC-08). */
export async function RequestPanel({ req, id, advisers, ownAdviserId, closeHref }: Props) {
  const { payload, user, i18n } = req;
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const rights = { depth: 0, overrideAccess: false, user, disableErrors: true } as const;
  const request = await payload.findByID({ collection: 'quote-requests', id, ...rights });
  const sql = await requestReads(req);
  const answered = request && (await readTemplateValues(sql, id, user));
  if (!request || !answered) {
    return (
      <aside className="plantsoen-quotes-panel">
        <p>
          {text('gone')} <a href={closeHref}>{text('close')}</a>
        </p>
      </aside>
    );
  }
  const submissionId = relationId(request.submission);
  const submission =
    submissionId === undefined ? null : await payload.findByID({ collection: 'form-submissions', id: submissionId, ...rights });
  const values: StoredValue[] = storedValues(submission?.values);
  const adviserId = relationId(request.adviser);
  const country = countryCodes.find((code) => code === request.country) ?? null;
  const [history, templates, region] = await Promise.all([
    requestHistory(sql, id),
    templatesIn(req, request.site),
    adviserId === undefined ? findRegion(sql, { country, postcode: request.postcode ?? null }, request.site) : undefined,
  ]);
  const proposed = advisers.find((adviser) => adviser.id === region?.adviserId);
  return (
    <aside className="plantsoen-quotes-panel" aria-labelledby="request-title">
      <header>
        <div className="plantsoen-task-note">
          {request.number} · <LocalDate date={request.createdAt} hasTime /> · {request.site}
          <ProjectData {...{ request, i18n }} />
        </div>
        <h2 id="request-title" tabIndex={-1}>
          {request.project ?? text('withoutProject')}
        </h2>
        <SettledLink href={`/admin/collections/quote-requests/${id}`}>{text('record')}</SettledLink>
        <SettledLink href={closeHref}>{text('close')}</SettledLink>
      </header>
      <RequestFields
        id={id}
        status={request.status}
        lossReason={request.lossReason ?? ''}
        offeredEur={request.offeredEur ?? null}
        adviserId={adviserId ?? null}
        ownAdviserId={ownAdviserId}
        followUpOn={request.followUpOn ? dutchDay(new Date(request.followUpOn)) : ''}
        advisers={advisers}
        proposal={region && proposed ? { adviserId: proposed.id, name: proposed.name, regionId: region.id } : null}
      />
      <RequestVisitor {...{ request, values, submissionId, i18n }} />
      <RequestLines {...{ request, sql, i18n }} />
      <RequestAnswer
        {...{ id, templates, values: answered.values, email: answered.email, status: request.status }}
        hasLines={Array.isArray(request.lines) && request.lines.length > 0}
        language={request.site}
      />
      <RequestNotes id={id} notes={request.notes ?? ''} />
      <RequestHistory id={id} entries={history} i18n={i18n} />
    </aside>
  );
}

/** Renders place and tender date of the project, as far as the visitor has given them (QUO-11). */
function ProjectData({ request: { projectPlace, tenderDate }, i18n }: { request: QuoteRequest; i18n: { language: string } }) {
  return (
    <>
      {projectPlace && ` · ${projectPlace}`}
      {tenderDate && (
        <>
          {` · ${labelFor({ i18n }, labels.tenderDate)} `}
          <LocalDate date={tenderDate} />
        </>
      )}
    </>
  );
}

/** Returns the templates with a text in the visitor's language. */
async function templatesIn({ payload, user }: PayloadRequest, locale: 'nl' | 'en' | 'de'): Promise<Template[]> {
  const { docs } = await payload.find({
    collection: 'quoteTemplates',
    locale,
    fallbackLocale: false,
    depth: 0,
    sort: 'position',
    limit: 100,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs.flatMap(({ id, name, subject, text, statusAfter, hasPrices }) =>
    subject && text ? [{ id, name, subject, text, statusAfter, hasPrices: hasPrices === true }] : [],
  );
}
