import type { BeforeListTableServerProps } from 'payload';
import { exportableForms } from '../../../src/forms/submissions/exportable-forms.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { submissionLabels as labels } from './submission-labels.ts';

/** Renders the export of submissions of each form above their list. */
export async function SubmissionExport({ payload, user, i18n }: BeforeListTableServerProps) {
  const forms = await exportableForms({ payload, user: user ?? null });
  return (
    <details className="plantsoen-import">
      <summary>{labelFor({ i18n }, labels.export)}</summary>
      <p>{labelFor({ i18n }, forms.length > 0 ? labels.hint : labels.none)}</p>
      <ul>
        {forms.map(({ form, title, count }) => (
          <li key={form}>
            <a href={`/api/form-submissions/export?${new URLSearchParams({ form })}`} download={`${form}.csv`}>
              {title}
            </a>{' '}
            ({count})
          </li>
        ))}
      </ul>
    </details>
  );
}
