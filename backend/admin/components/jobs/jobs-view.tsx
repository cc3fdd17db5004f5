import type { AdminViewServerProps } from 'payload';
import { isAdministrator } from '../../../src/platform/access/roles.ts';
import { requestSql } from '../../../src/platform/database/request-sql.ts';
import { jobsPath } from '../../../src/platform/jobs/job-endpoints.ts';
import { jobStates, storedJobs } from '../../../src/platform/jobs/stored-jobs.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { leaveClosedView } from '../leave-closed-view.ts';
import { Overview } from '../overview.tsx';
import { jobLabels, stateLabels } from './job-labels.ts';
import { JobsTable } from './jobs-table.tsx';

const shown = 100;

/** Renders the overview of background jobs for administrators: failed ones first, up to a hundred. */
export async function JobsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isAdministrator(req.user)) leaveClosedView();
  const { jobs, counts } = await storedJobs(await requestSql(req), shown);
  const text = (name: keyof typeof jobLabels) => labelFor(req, jobLabels[name]);
  return (
    <Overview view={view} title={text('title')}>
      <p>{text('intro')}</p>
      <p>
        {jobStates.map((state) => (
          <span key={state}>
            {labelFor(req, stateLabels[state])}: <strong>{counts[state]}</strong>
          </span>
        ))}
        <a href={jobsPath}>{text('refresh')}</a>
      </p>
      {counts.failed + counts.retrying > 0 && (
        <form method="post" action="/api/jobs/retry">
          <button type="submit" className="btn btn--style-primary btn--size-medium">
            {text('retryAll')}
          </button>
        </form>
      )}
      {jobs.length === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <div className="plantsoen-scroll">
          <JobsTable jobs={jobs} i18n={req.i18n} />
        </div>
      )}
    </Overview>
  );
}
