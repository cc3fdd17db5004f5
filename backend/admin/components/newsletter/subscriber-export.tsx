import { locales } from '@plantsoen/contract/locales.ts';
import type { BeforeListTableServerProps } from 'payload';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { subscriberLabels as labels } from './subscriber-labels.ts';

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
