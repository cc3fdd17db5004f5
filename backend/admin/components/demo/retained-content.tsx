import type { PayloadRequest } from 'payload';
import { kindName } from '../../../src/activity/latest-activity.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { RetainedDocument } from '../../../src/seed/removal/removal-scope.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { demoLabels as labels } from './demo-labels.ts';

/** Maximum number of rows. The command line lists all of them. */
const maxRows = 100;

type Props = { req: Pick<PayloadRequest, 'payload' | 'i18n'>; kept: readonly RetainedDocument[] };

/** Renders the demo documents that stay, each with a link and the reason. */
export function RetainedContent({ req, kept }: Props) {
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const referrer = (usedBy = '') => {
    const [slug = '', id = ''] = usedBy.split(' ');
    const isGlobal = req.payload.config.globals.some((global) => global.slug === slug);
    return { name: kindName(req, slug), href: `/admin/${isGlobal ? `globals/${slug}` : `collections/${slug}/${id}`}` };
  };
  return (
    <>
      <h2>
        {text('kept')} <span className="plantsoen-count">{kept.length}</span>
      </h2>
      <div className="plantsoen-scroll">
        <table>
          <ColumnHeads names={[text('entry'), text('kind'), text('reason')]} />
          <tbody>
            {kept.slice(0, maxRows).map(({ collection, id, title, reason, usedBy }) => (
              <tr key={`${collection} ${id}`}>
                <td>
                  <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
                </td>
                <td>{kindName(req, collection)}</td>
                <td>
                  {text(reason)} {usedBy && <a href={referrer(usedBy).href}>{referrer(usedBy).name}</a>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {kept.length > maxRows && (
        <p>
          {text('more')} {kept.length - maxRows}
        </p>
      )}
    </>
  );
}
