import { type FileKind, fileKinds } from '../../../src/imports/import-column.ts';
import type { StoredImport } from '../../../src/imports/import-store.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LocalDate } from '../local-date.tsx';
import { kindLabels, importLabels as labels, partLabel, partsLabel, stateLabels } from './import-labels.ts';
import { ImportUpload } from './import-upload.tsx';

type Props = { i18n: { language: string }; history: readonly StoredImport[] };
type StartProps = Props & { parts: Readonly<Record<FileKind, number>> };

/** Renders the upload of a file, the exports with their templates, and the former imports. */
export function ImportStart({ i18n, history, parts }: StartProps) {
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
                    <ExportLinks
                      name={`${text('export')} .${format}`}
                      parts={parts[kind]}
                      query={`kind=${kind}&format=${format}`}
                      i18n={i18n}
                    />
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

type ExportProps = { name: string; parts: number; query: string; i18n: Props['i18n'] };

/** Renders the link of an export, or one per part if it has more rows than one import accepts. */
function ExportLinks({ name, parts, query, i18n }: ExportProps) {
  if (parts === 1)
    return (
      <a href={`/api/imports/export?${query}`} download>
        {name}
      </a>
    );
  return (
    <details>
      <summary>{labelFor({ i18n }, partsLabel(name, parts))}</summary>
      <ol>
        {Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
          <li key={part}>
            <a href={`/api/imports/export?${query}&part=${part}`} download>
              {labelFor({ i18n }, partLabel(part))}
            </a>
          </li>
        ))}
      </ol>
    </details>
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
