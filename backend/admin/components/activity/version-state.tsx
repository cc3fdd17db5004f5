import type { PayloadRequest } from 'payload';
import { actionLabels } from '../../../src/activity/activity-collection.ts';
import type { DocumentActivity } from '../../../src/activity/document-activity.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { activityLabels } from './activity-labels.ts';

type Props = Pick<DocumentActivity, 'action' | 'locales' | 'liveIn'> & { req: Pick<PayloadRequest, 'i18n'> };

/** Renders what an editor did, in which languages, and in which of them visitors see the result. */
export function VersionState({ req, action, locales, liveIn }: Props) {
  return (
    <>
      {labelFor(req, actionLabels[action])}{' '}
      {locales.map((locale) => (
        <span key={locale} className="plantsoen-language" data-state={action === 'publish' ? 'live' : 'draft'}>
          {locale}
        </span>
      ))}
      {liveIn.length > 0 && (
        <strong className="plantsoen-live">
          {labelFor(req, activityLabels.live)}
          {locales.length > liveIn.length && `: ${liveIn.join(', ')}`}
        </strong>
      )}
    </>
  );
}
