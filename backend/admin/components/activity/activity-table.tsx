import type { PayloadRequest } from 'payload';
import type { DocumentActivity } from '../../../src/activity/document-activity.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LocalDate } from '../local-date.tsx';
import { activityLabels } from './activity-labels.ts';
import { ChangesList } from './changes-list.tsx';
import { VersionState } from './version-state.tsx';

type Props = {
  req: Pick<PayloadRequest, 'payload' | 'i18n'>;
  kind: string;
  rows: readonly DocumentActivity[];
  /** Returns the address of a version, in its language. */
  versionHref?: (row: DocumentActivity) => string;
};

const columns = ['at', 'author', 'action', 'changes'] as const;

/** Renders the activity of a document: when, who, what, and the changed fields. */
export function ActivityTable({ req, kind, rows, versionHref }: Props) {
  const text = (name: keyof typeof activityLabels) => labelFor(req, activityLabels[name]);
  return (
    <table className="plantsoen-uses plantsoen-activity">
      <ColumnHeads names={columns.map(text)} />
      <tbody>
        {rows.map((row) => {
          const { at, authorName, action, locales, liveIn, changes, versionId } = row;
          return (
            <tr key={`${versionId} ${at.toISOString()}`}>
              <td>
                {versionHref && versionId !== null ? (
                  <a href={versionHref(row)}>
                    <LocalDate date={at.toISOString()} hasTime />
                  </a>
                ) : (
                  <LocalDate date={at.toISOString()} hasTime />
                )}
              </td>
              <td>{authorName ?? (changes ? text('system') : '–')}</td>
              <td>
                <VersionState {...{ req, action, locales, liveIn }} />
              </td>
              <td>{changes && changes.total > 0 ? <ChangesList req={req} kind={kind} changes={changes} /> : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
