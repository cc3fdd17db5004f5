import type { PayloadRequest } from 'payload';
import { documentHref, kindName } from '../../../src/activity/latest-activity.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { keyOfRelated, type Related, relatedTitles } from '../../../src/references/related-titles.ts';
import type { RetainedDocument } from '../../../src/seed/removal/removal-scope.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { demoLabels as labels } from './demo-labels.ts';

/** Maximum number of rows. The command line lists all of them. */
const maxRows = 100;

type Props = { req: Pick<PayloadRequest, 'payload' | 'i18n'>; kept: readonly RetainedDocument[] };

/** Returns the document that a name such as `news 12` refers to; none for a global. */
function referrerOf({ payload }: Props['req'], usedBy = ''): Related[] {
  const [collection = '', id] = usedBy.split(' ');
  return collection in payload.collections ? [{ collection, id: Number(id) }] : [];
}

/** Renders the demo documents that stay, each with a link and the reason. */
export async function RetainedContent({ req, kept }: Props) {
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const shown = kept.slice(0, maxRows);
  const titles = await relatedTitles(
    req,
    shown.flatMap(({ usedBy }) => referrerOf(req, usedBy)),
  );
  const referrer = (usedBy: string) => {
    const [slug = ''] = usedBy.split(' ');
    const [document] = referrerOf(req, usedBy);
    const title = document && titles.get(keyOfRelated(document));
    const name = title ? `${title} (${kindName(req, slug)})` : kindName(req, slug);
    return { name, href: document ? documentHref(slug, document.id) : documentHref(slug, null) };
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
            {shown.map(({ collection, id, title, reason, usedBy }) => (
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
