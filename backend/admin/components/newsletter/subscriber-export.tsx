import { locales } from '@plantsoen/contract/locales.ts';
import type { BeforeListTableServerProps } from 'payload';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';

/** Texts about subscribers to the newsletter. */
const labels = {
  export: { nl: 'Exporteren als CSV', en: 'Export as CSV', de: 'Als CSV exportieren' },
  hint: {
    nl: 'Wie bevestigd heeft, met de link om af te melden die onder elke nieuwsbrief hoort. Uw export komt in het logboek van inzage.',
    en: 'All confirmed subscribers, with the unsubscribe links that newsletters need. The access log records your export.',
    de: 'Wer bestätigt hat, mit dem Abmeldelink, der unter jeden Newsletter gehört. Ihr Export wird im Zugriffsprotokoll vermerkt.',
  },
} as const satisfies Record<string, Label>;

/** Renders the export of subscribers of each site above their list. */
export function SubscriberExport({ i18n }: BeforeListTableServerProps) {
  return (
    <details className="plantsoen-import">
      <summary>{labelFor({ i18n }, labels.export)}</summary>
      <p>{labelFor({ i18n }, labels.hint)}</p>
      <ul>
        {locales.map(({ code, name }) => (
          <li key={code}>
            <a href={`/api/subscribers/export?site=${code}`} download={`newsletter-${code}.csv`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
