import type { BeforeListTableServerProps } from 'payload';
import { exportableForms } from '../../../src/forms/submission-access.ts';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';

/** Texts about submissions of forms. */
const labels = {
  export: { nl: 'Exporteren als CSV', en: 'Export as CSV', de: 'Als CSV exportieren' },
  hint: {
    nl: 'Alle inzendingen van een formulier, ook versleutelde velden; bestanden staan er met hun naam in. Uw export komt in het logboek van inzage.',
    en: 'All submissions of a form, including encrypted fields and the names of files. The access log records your export.',
    de: 'Alle Einsendungen eines Formulars, auch verschlüsselte Angaben; Dateien sind mit ihrem Namen aufgeführt. Ihr Export wird im Zugriffsprotokoll vermerkt.',
  },
  none: { nl: 'Er zijn nog geen inzendingen.', en: 'There are no submissions yet.', de: 'Es gibt noch keine Einsendungen.' },
} as const satisfies Record<string, Label>;

/** Renders the export of submissions of each form above their list. */
export async function SubmissionExport({ payload, user, i18n }: BeforeListTableServerProps) {
  const forms = await exportableForms({ payload, user: user ?? null }, i18n.language);
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
