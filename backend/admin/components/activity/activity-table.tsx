import type { PayloadRequest } from 'payload';
import { actionLabels } from '../../../src/activity/activity-collection.ts';
import type { DocumentActivity } from '../../../src/activity/document-activity.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LocalDate } from '../local-date.tsx';
import { activityLabels } from './activity-labels.ts';
import { ChangesList } from './changes-list.tsx';

type Props = {
  req: Pick<PayloadRequest, 'payload' | 'i18n'>;
  kind: string;
  rows: readonly DocumentActivity[];
  /** Returns the address of a version. */
  versionHref?: (versionId: number) => string;
};

const columns = ['at', 'author', 'action', 'changes'] as const;

/** Renders the activity of a document: when, who, what, and the changed fields. */
export function ActivityTable({ req, kind, rows, versionHref }: Props) {
  const text = (name: keyof typeof activityLabels) => labelFor(req, activityLabels[name]);
  return (
    <table className="plantsoen-uses plantsoen-activity">
      <ColumnHeads names={columns.map(text)} />
      <tbody>
        {rows.map(({ at, authorName, action, locales, liveIn, changes, versionId }) => (
          <tr key={`${versionId} ${at.toISOString()}`}>
            <td>
              {versionHref && versionId !== null ? (
                <a href={versionHref(versionId)}>
                  <LocalDate date={at.toISOString()} hasTime />
                </a>
              ) : (
                <LocalDate date={at.toISOString()} hasTime />
              )}
            </td>
            <td>{authorName ?? (changes ? text('system') : '–')}</td>
            <td>
              {labelFor(req, actionLabels[action])}{' '}
              {locales.map((locale) => (
                <span key={locale} className="plantsoen-language" data-state={action === 'publish' ? 'live' : 'draft'}>
                  {locale}
                </span>
              ))}
              {liveIn.length > 0 && (
                <strong className="plantsoen-live">
                  {text('live')}
                  {locales.length > liveIn.length && `: ${liveIn.join(', ')}`}
                </strong>
              )}
            </td>
            <td>{changes && changes.total > 0 ? <ChangesList req={req} kind={kind} changes={changes} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
