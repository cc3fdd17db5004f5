import type { StoredJob } from '../../../src/platform/jobs/stored-jobs.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LocalDate } from '../local-date.tsx';
import { jobLabels, jobNames, stateLabels } from './job-labels.ts';

const columns = ['job', 'state', 'queuedAt', 'runAt', 'attempts', 'error', 'actions'] as const;

type Props = { jobs: readonly StoredJob[]; i18n: { language: string } };

/** Renders jobs with their state and last error. A job that has failed before can be retried or deleted. */
export function JobsTable({ jobs, i18n }: Props) {
  const text = (name: keyof typeof jobLabels) => labelFor({ i18n }, jobLabels[name]);
  return (
    <table>
      <ColumnHeads names={columns.map(text)} />
      <tbody>
        {jobs.map((job) => {
          const label = jobNames[job.kind];
          const name = label ? labelFor({ i18n }, label) : job.kind;
          return (
            <tr key={job.id}>
              <th scope="row">{name}</th>
              <td data-state={job.state}>{labelFor({ i18n }, stateLabels[job.state])}</td>
              <td>
                <LocalDate date={job.queuedAt} hasTime />
              </td>
              <td>{job.state === 'failed' ? '–' : <LocalDate date={job.runAt} hasTime />}</td>
              <td>
                {job.attempts}/{job.maxAttempts}
              </td>
              <td>{job.error ?? '–'}</td>
              <td>
                {(job.state === 'failed' || job.state === 'retrying') && (
                  <form method="post">
                    {(['retry', 'delete'] as const).map((action) => (
                      <button
                        key={action}
                        type="submit"
                        formAction={`/api/jobs/${action}?id=${job.id}`}
                        aria-label={`${text(action)}: ${name}`}
                        className="btn btn--style-secondary btn--size-small"
                      >
                        {text(action)}
                      </button>
                    ))}
                  </form>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
