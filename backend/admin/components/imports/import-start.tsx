import { fileKinds } from '../../../src/imports/import-column.ts';
import type { StoredImport } from '../../../src/imports/import-store.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LocalDate } from '../local-date.tsx';
import { kindLabels, importLabels as labels, stateLabels } from './import-labels.ts';
import { ImportUpload } from './import-upload.tsx';

type Props = { i18n: { language: string }; history: readonly StoredImport[] };

/** Renders the upload of a file, the exports with their templates, and the former imports. */
export function ImportStart({ i18n, history }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <>
      <p className="plantsoen-import-intro">{text('intro')}</p>
      <h2>{text('export')}</h2>
      <div className="plantsoen-scroll">
        <table className="plantsoen-exports">
          <tbody>
            {fileKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{labelFor({ i18n }, kindLabels[kind])}</th>
                {(['xlsx', 'csv'] as const).map((format) => (
                  <td key={format}>
                    <a href={`/api/imports/export?kind=${kind}&format=${format}`} download>
                      {text('export')} .{format}
                    </a>
                  </td>
                ))}
                <td>
                  <a href={`/api/imports/export?kind=${kind}&format=xlsx&template=1`} download>
                    {text('template')} .xlsx
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>{text('import')}</h2>
      <p>{text('rules')}</p>
      <ImportUpload />
      <h2>{text('history')}</h2>
      <ImportHistory i18n={i18n} history={history} />
    </>
  );
}

function ImportHistory({ i18n, history }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  if (history.length === 0) return <p>{text('noHistory')}</p>;
  return (
    <div className="plantsoen-scroll">
      <table className="plantsoen-import-history">
        <ColumnHeads names={(['at', 'by', 'name', 'fields', 'state'] as const).map(text)} />
        <tbody>
          {history.map(({ id, at, author, fileName, counts, state }) => (
            <tr key={id}>
              <td>
                <LocalDate date={at.toISOString()} hasTime />
              </td>
              <td>{author ?? '–'}</td>
              <td>
                <a href={`/admin/imports?id=${id}`}>{fileName}</a>
              </td>
              <td>{counts?.fields.toLocaleString(i18n.language) ?? '–'}</td>
              <td>{labelFor({ i18n }, stateLabels[state])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
