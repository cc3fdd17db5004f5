import type { PayloadRequest, ServerProps } from 'payload';
import { quoteRequestReaders } from '../../src/forms/submission-access.ts';
import { isAdministrator, isEditor, isTranslator, writesTexts } from '../../src/platform/access/roles.ts';
import { requestReads, requestSql } from '../../src/platform/database/request-sql.ts';
import { jobsPath } from '../../src/platform/jobs/job-endpoints.ts';
import { storedJobs } from '../../src/platform/jobs/stored-jobs.ts';
import { labelFor } from '../../src/platform/payload/label.ts';
import { requestsPath } from '../../src/quotation/request-filter.ts';
import { readRemoval } from '../../src/seed/removal/removal-state.ts';
import { seededContent } from '../../src/seed/removal/seeded-content.ts';
import { connectionLabels } from './connections/connection-labels.ts';
import { demoLabels } from './demo/demo-labels.ts';
import { importLabels } from './imports/import-labels.ts';
import { jobLabels } from './jobs/job-labels.ts';
import { priceLabels } from './prices/price-labels.ts';
import { quotesLabels } from './quotes/quotes-labels.ts';
import { translationsLabels } from './translations/translations-labels.ts';
import { trashLabels } from './trash/trash-labels.ts';

/** Renders the link to the quote requests above the admin's menu, for their readers. */
export async function QuotesLink({ i18n, payload, user }: ServerProps) {
  if (!(await quoteRequestReaders({ req: { payload, user } as PayloadRequest }))) return null;
  return (
    <a className="nav__link" href={requestsPath}>
      <span className="nav__link-label">{labelFor({ i18n }, quotesLabels.title)}</span>
    </a>
  );
}

/** Marks the page with the role of a translator, for whom the styles hide the buttons that concern all languages. */
export function RoleMark({ user }: ServerProps) {
  return isTranslator(user) ? <span hidden data-admin-role="translator" /> : null;
}

/** Renders the link to the price list in the menu of editors. */
export function PricesLink({ i18n, user }: ServerProps) {
  if (!isEditor(user)) return null;
  return (
    <a className="nav__link" href="/admin/prices">
      <span className="nav__link-label">{labelFor({ i18n }, priceLabels.title)}</span>
    </a>
  );
}

/** Renders the link to import and export in the menu of editors. */
export function ImportsLink({ i18n, user }: ServerProps) {
  if (!isEditor(user)) return null;
  return (
    <a className="nav__link" href="/admin/imports">
      <span className="nav__link-label">{labelFor({ i18n }, importLabels.title)}</span>
    </a>
  );
}

/** Renders the link to the overview of translations in the menu of editors and translators. */
export function TranslationsLink({ i18n, user }: ServerProps) {
  if (!writesTexts(user)) return null;
  return (
    <a className="nav__link" href="/admin/translations">
      <span className="nav__link-label">{labelFor({ i18n }, translationsLabels.title)}</span>
    </a>
  );
}

/** Renders the link to webhooks and keys of the product feed in the menu of administrators. */
export function ConnectionsLink({ i18n, user }: ServerProps) {
  if (!isAdministrator(user)) return null;
  return (
    <a className="nav__link" href="/admin/connections">
      <span className="nav__link-label">{labelFor({ i18n }, connectionLabels.title)}</span>
    </a>
  );
}

/** Renders the link to the background jobs in the menu of administrators, with the number of failed ones. */
export async function JobsLink({ i18n, payload, user }: ServerProps) {
  if (!isAdministrator(user)) return null;
  const { failed } = (await storedJobs(await requestSql({ payload, transactionID: undefined }), 0)).counts;
  return (
    <a className="nav__link" href={jobsPath}>
      <span className="nav__link-label">
        {labelFor({ i18n }, jobLabels.title)}
        {failed > 0 && ` (${failed})`}
      </span>
    </a>
  );
}

/** Renders the link to the removal of the demo content in the menu of administrators, until it has ended. */
export async function DemoLink({ i18n, payload, user }: ServerProps) {
  if (!isAdministrator(user)) return null;
  const sql = await requestReads({ payload, transactionID: undefined });
  const isRemoved = (await readRemoval(sql))?.step === 'done';
  if (isRemoved || !(await seededContent(sql))) return null;
  return (
    <a className="nav__link" href="/admin/demo-content">
      <span className="nav__link-label">{labelFor({ i18n }, demoLabels.title)}</span>
    </a>
  );
}

/** Renders the link to the trash in the menu of editors. */
export function TrashLink({ i18n, user }: ServerProps) {
  if (!isEditor(user)) return null;
  return (
    <a className="nav__link" href="/admin/trash">
      <span className="nav__link-label">{labelFor({ i18n }, trashLabels.title)}</span>
    </a>
  );
}
