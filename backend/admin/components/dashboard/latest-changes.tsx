import type { PayloadRequest } from 'payload';
import { actionLabels } from '../../../src/activity/activity-collection.ts';
import { documentHref, kindName, type LatestActivity } from '../../../src/activity/latest-activity.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { activityLabels } from '../activity/activity-labels.ts';
import { LocalDate } from '../local-date.tsx';

type Props = { req: Pick<PayloadRequest, 'payload' | 'i18n'>; entries: readonly LatestActivity[] };

/** Renders the newest entries of the activity log, each with a link to its document. */
export function LatestChanges({ req, entries }: Props) {
  return (
    <div className="plantsoen-scroll">
      <table>
        <tbody>
          {entries.map(({ id, at, authorName, action, kind, documentId, subject, locale, isDeleted }) => {
            const label = kindName(req, kind);
            return (
              <tr key={id}>
                <td>
                  <LocalDate date={at.toISOString()} hasTime />
                </td>
                <td>
                  <strong>{authorName ?? labelFor(req, activityLabels.system)}</strong>{' '}
                  <span className="plantsoen-task-note">{labelFor(req, actionLabels[action])}</span>
                </td>
                <td>{isDeleted ? subject : <a href={documentHref(kind, documentId)}>{subject || label}</a>}</td>
                <td className="plantsoen-task-note">{label}</td>
                <td>
                  {locale && (
                    <span className="plantsoen-language" data-state={action === 'publish' ? 'live' : 'draft'}>
                      {locale}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
