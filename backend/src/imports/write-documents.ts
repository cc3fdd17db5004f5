import { defaultLocale } from '@plantsoen/contract/locales.ts';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import type { AdminUser } from '../platform/access/roles.ts';
import { placeOfRedirect } from './compare-redirects.ts';
import type { Direction } from './find-conflicts.ts';
import type { CellValue, ImportColumn } from './import-column.ts';
import type { StoredDifference } from './import-contents.ts';

/** Documents of an import are written by Payload's operations, with the rights of the editor and in the transaction of the request. */
export type DocumentWriter = {
  req: PayloadRequest;
  user: AdminUser;
  direction: Direction;
  columns: ReadonlyMap<string, ImportColumn>;
  /** Reports a written document. */
  onWritten(): Promise<void>;
};

/** Failure of one document, for which the complete import is rolled back. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
  readonly row: number;
  readonly recordKey: string;

  constructor({ row, recordKey }: StoredDifference, reason: unknown) {
    super(reasonOf(reason), { cause: reason });
    this.row = row;
    this.recordKey = recordKey;
  }
}

/** Returns the differences by their documents, in the order of the file. */
export const byRecord = (differences: readonly StoredDifference[]): StoredDifference[][] => [
  ...Map.groupBy(differences, ({ kind, recordKey }) => `${kind} ${recordKey}`).values(),
];

/** Returns the value that a difference writes. */
export const writtenValue = ({ before, after }: StoredDifference, direction: Direction): CellValue =>
  direction === 'apply' ? after : before;

/** Runs the operation for a document. Throws `DocumentRefused` if Payload refuses it. */
export async function writeRecord(differences: readonly StoredDifference[], operation: () => Promise<unknown>): Promise<void> {
  try {
    await operation();
  } catch (error) {
    const [first] = differences;
    throw first && isRefusal(error) ? new DocumentRefused(first, error) : error;
  }
}

/** Whether an error tells editors why a document was refused, such as a validation. */
const isRefusal = (error: unknown): boolean => error instanceof APIError && error.status < 500;

/** Returns why a document was refused, with the fields of a failed validation. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ValidationError)) return error instanceof Error ? error.message : String(error);
  return error.data.errors
    .map(({ label, message, path }) => `${typeof label === 'string' ? label : path}: ${message}`)
    .join('; ');
}

/** Writes the texts of pictures. */
export async function writePictures(writer: DocumentWriter, differences: readonly StoredDifference[]): Promise<void> {
  const { req, user, direction, columns } = writer;
  for (const record of byRecord(differences)) {
    const id = record[0]?.recordId ?? 0;
    for (const [locale, texts] of Map.groupBy(record, ({ columnKey }) => columns.get(columnKey)?.locale ?? defaultLocale)) {
      const data = Object.fromEntries(
        texts.map((one) => [columns.get(one.columnKey)?.field ?? '', writtenValue(one, direction)]),
      ) as never;
      await writeRecord(texts, () =>
        req.payload.update({ collection: 'media', id, locale, data, depth: 0, user, overrideAccess: false, req }),
      );
    }
    await writer.onWritten();
  }
}

/** Creates and changes redirects. If undone, those that the import has created are deleted. */
export async function writeRedirects(
  writer: DocumentWriter,
  differences: readonly StoredDifference[],
): Promise<StoredDifference[]> {
  const { req, user, direction, columns } = writer;
  const rights = { depth: 0, user, overrideAccess: false, req } as const;
  const created: StoredDifference[] = [];
  for (const record of byRecord(differences)) {
    const [first] = record;
    if (!first) continue;
    const { site, uri } = placeOfRedirect(first.recordKey);
    const values = Object.fromEntries(
      record.map((one) => [columns.get(one.columnKey)?.field ?? '', writtenValue(one, direction)]),
    );
    const id = first.recordId ?? 0;
    await writeRecord(record, async () => {
      if (!first.isNew) {
        const data = { ...values, ...(values.address && { target: 'address' as const }) };
        return req.payload.update({ collection: 'redirects', id, data, ...rights });
      }
      if (direction === 'undo') return req.payload.delete({ collection: 'redirects', id, ...rights });
      const data = { site, path: uri, target: 'address' as const, kind: 'permanent' as const, ...values };
      const made = await req.payload.create({ collection: 'redirects', data, ...rights });
      created.push(...record.map((one) => ({ ...one, recordId: made.id })));
    });
    await writer.onWritten();
  }
  return created;
}
