import { FieldLabel } from '@payloadcms/ui';
import type { JSONFieldServerComponent } from 'payload';
import { isGone } from '../../../src/activity/activity-collection.ts';
import type { ActivityAction, StoredChanges } from '../../../src/activity/activity-entry.ts';
import { documentHref } from '../../../src/activity/latest-activity.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { activityLabels } from './activity-labels.ts';
import { ChangesList } from './changes-list.tsx';

/** Renders the changed fields of an entry of the activity log, and a link to the document unless it was deleted. */
export const ChangesField: JSONFieldServerComponent = ({ clientField, data, path, req }) => {
  const { kind, documentId, action } = data as { kind: string; documentId: number | null; action: ActivityAction };
  const changes = data.changes as StoredChanges | null | undefined;
  return (
    <div className="field-type">
      <FieldLabel as="span" label={clientField.label ?? ''} path={path} />
      {changes && changes.total > 0 ? <ChangesList req={req} kind={kind} changes={changes} /> : <p>–</p>}
      {!isGone(action) && (
        <p>
          <a href={documentHref(kind, documentId)}>{labelFor(req, activityLabels.open)}</a>
        </p>
      )}
    </div>
  );
};
