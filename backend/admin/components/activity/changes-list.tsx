import type { PayloadRequest } from 'payload';
import type { StoredChanges } from '../../../src/activity/activity-entry.ts';
import { type DescribedChange, describeChanges } from '../../../src/activity/described-changes.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { activityLabels, moreChanges } from './activity-labels.ts';

type Props = {
  req: Pick<PayloadRequest, 'payload' | 'i18n'>;
  /** Slug of the collection or global. */
  kind: string;
  changes: StoredChanges;
};

/** Renders the changed fields of an entry of the activity log, each with its value before and after. */
export async function ChangesList({ req, kind, changes: { listed, total } }: Props) {
  const changes = await describeChanges(req, kind, listed);
  return (
    <ul className="plantsoen-changes">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <strong>{change.place}</strong> <ChangedValue change={change} i18n={req.i18n} />
        </li>
      ))}
      {total > listed.length && <li>{labelFor(req, moreChanges(total - listed.length))}</li>}
    </ul>
  );
}

/** Renders both values of a field. A change without values that can be shown, such as that of a layout, is only named. */
function ChangedValue({ change: { change, before, after }, i18n }: { change: DescribedChange; i18n: { language: string } }) {
  const text = (name: keyof typeof activityLabels) => labelFor({ i18n }, activityLabels[name]);
  if (before === after) return <span className="plantsoen-change">{text(change)}</span>;
  return (
    <span className="plantsoen-change">
      <span className="plantsoen-unseen">{text('before')} </span>
      {before ? <del>{before}</del> : <em>{text('empty')}</em>}
      <span aria-hidden="true"> → </span>
      <span className="plantsoen-unseen">{text('after')} </span>
      {after ? <ins>{after}</ins> : <em>{text('empty')}</em>}
    </span>
  );
}
