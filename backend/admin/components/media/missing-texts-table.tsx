import { localeCodes } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import { documentHref, kindName } from '../../../src/activity/latest-activity.ts';
import type { UndescribedFile } from '../../../src/media/media-review.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LanguageMark } from '../language-mark.tsx';
import { FileThumbnail } from './file-thumbnail.tsx';
import { mediaLabels as labels } from './media-labels.ts';

type Props = { req: Pick<PayloadRequest, 'payload' | 'i18n'>; files: readonly UndescribedFile[] };

const columns = ['file', 'kind', 'languages'] as const;

/** Renders files with the languages of their alternative text. A missing language leads to the form in that language. */
export function MissingTextsTable({ req, files }: Props) {
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  return (
    <table className="plantsoen-uses plantsoen-files">
      <ColumnHeads names={columns.map(text)} />
      <tbody>
        {files.map((file) => (
          <tr key={`${file.kind} ${file.id}`}>
            <td>
              <FileThumbnail kind={file.kind} file={file} />
              <a href={documentHref(file.kind, file.id)}>{file.filename ?? `#${file.id}`}</a>
            </td>
            <td>{kindName(req, file.kind)}</td>
            <td>
              {localeCodes.map((locale) =>
                file.described.includes(locale) ? (
                  <LanguageMark key={locale} locale={locale} state="live" text={text('described')} />
                ) : (
                  <a key={locale} href={`${documentHref(file.kind, file.id)}?locale=${locale}`}>
                    <LanguageMark locale={locale} state="missing" text={text('missing')} />
                  </a>
                ),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
