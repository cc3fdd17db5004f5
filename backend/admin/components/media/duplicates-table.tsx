import type { PayloadRequest } from 'payload';
import { documentHref, kindName } from '../../../src/activity/latest-activity.ts';
import type { Duplicates } from '../../../src/media/media-review.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { FileThumbnail } from './file-thumbnail.tsx';
import { mediaLabels as labels } from './media-labels.ts';

type Props = { req: Pick<PayloadRequest, 'payload' | 'i18n'>; groups: readonly Duplicates[] };

const columns = ['file', 'kind', 'copies', 'usedIn'] as const;

/** Renders files that exist more than once. Each copy leads to the places that use it, where it can be replaced. */
export function DuplicatesTable({ req, groups }: Props) {
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  return (
    <table className="plantsoen-uses plantsoen-files">
      <ColumnHeads names={columns.map(text)} />
      <tbody>
        {groups.map(({ kind, hash, files }) => (
          <tr key={`${kind} ${hash}`}>
            <td>
              {files[0] && <FileThumbnail kind={kind} file={files[0]} />}
              {files[0]?.filename}
            </td>
            <td>{kindName(req, kind)}</td>
            <td>{files.length}</td>
            <td>
              <ul>
                {files.map(({ id, filename }) => (
                  <li key={id}>
                    <a href={`${documentHref(kind, id)}/used-in`}>{filename ?? `#${id}`}</a>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
