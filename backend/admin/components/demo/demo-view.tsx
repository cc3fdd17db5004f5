import { defaultLocale, isLocaleCode } from '@plantsoen/contract/locales.ts';
import type { AdminViewServerProps } from 'payload';
import { kindName } from '../../../src/activity/latest-activity.ts';
import { isAdministrator } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { affectedRequests } from '../../../src/seed/removal/affected-requests.ts';
import { confirmingWord, isRunning } from '../../../src/seed/removal/removal-endpoint.ts';
import { determineRemoval } from '../../../src/seed/removal/removal-scope.ts';
import { readRemoval } from '../../../src/seed/removal/removal-state.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { leaveClosedView } from '../leave-closed-view.ts';
import { Overview } from '../overview.tsx';
import { AffectedRequestsNote } from './affected-requests-note.tsx';
import { demoLabels as labels, stepLabels } from './demo-labels.ts';
import { RemoveForm } from './remove-form.tsx';
import { RetainedContent } from './retained-content.tsx';

const address = '/admin/demo-content';

/** Renders the dry run of the removal of the demo content with its confirmation, or its progress (EDT-15). */
export async function DemoView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isAdministrator(req.user)) leaveClosedView();
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const removal = await readRemoval(await requestReads(req));
  if (removal && isRunning(removal.step))
    return (
      <Overview view={view} title={text('title')}>
        <p role="status">{labelFor(req, stepLabels[removal.step])}</p>
        <p>
          <a href={address}>{text('refresh')}</a>
        </p>
      </Overview>
    );
  const includeChanged = [view.searchParams?.changed].flat()[0] === 'remove';
  const language = isLocaleCode(req.i18n.language) ? req.i18n.language : defaultLocale;
  const plan = await determineRemoval(req, { includeChanged, language });
  const affected = plan && (await affectedRequests(req, plan.removed));
  const counts = Object.entries(plan?.removed ?? {}).flatMap(([slug, ids]) =>
    ids.length > 0 ? [{ name: kindName(req, slug), count: ids.length }] : [],
  );
  const hasChanged = includeChanged || plan?.kept.some(({ reason }) => reason === 'changed');
  return (
    <Overview view={view} title={text('title')}>
      {removal && (
        <p role="status">
          {labelFor(req, stepLabels.done)} {removal.total.toLocaleString(req.i18n.language)} {text('documents')}.
        </p>
      )}
      {!plan || plan.total === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <>
          <p>{text('intro')}</p>
          <p>{text('needed')}</p>
          <h2>{text('removed')}</h2>
          <table className="plantsoen-counts">
            <ColumnHeads names={[text('kind'), text('count')]} />
            <tbody>
              {counts.map(({ name, count }) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td>{count.toLocaleString(req.i18n.language)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{text('total')}</th>
                <td>{plan.total.toLocaleString(req.i18n.language)}</td>
              </tr>
            </tbody>
          </table>
          {affected && <AffectedRequestsNote affected={affected} i18n={req.i18n} />}
        </>
      )}
      {plan && plan.kept.length > 0 && <RetainedContent req={req} kept={plan.kept} />}
      {hasChanged && (
        <p>
          <a href={includeChanged ? address : `${address}?changed=remove`}>
            {text(includeChanged ? 'keepChanged' : 'includeChanged')}
          </a>
        </p>
      )}
      {plan && plan.total > 0 && (
        <RemoveForm key={plan.total} total={plan.total} includeChanged={includeChanged} word={labelFor(req, confirmingWord)} />
      )}
    </Overview>
  );
}
