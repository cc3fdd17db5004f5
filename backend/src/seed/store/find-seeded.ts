import { kindOf, type Reference, referenceKinds } from '../content/references.ts';
import type { ImportRun } from './import-run.ts';

type SeededDocument = { id: number; _status?: Record<string, string> | null } & Record<string, unknown>;

/** Finds the documents that an earlier run has stored, and adds them to the references. Returns them by reference. */
export async function findSeeded(
  { payload, references }: ImportRun,
  wanted: readonly Reference[],
): Promise<Map<Reference, SeededDocument>> {
  const found = new Map<Reference, SeededDocument>();
  const [first] = wanted;
  if (!first) return found;
  const kind = kindOf(first);
  const { collection, field } = referenceKinds[kind];
  const keys = wanted.map((reference) => reference.slice(kind.length + 1));
  const { docs } = await payload.find({
    collection,
    where: { [field]: { in: keys } },
    select: { [field]: true, _status: true } as never,
    locale: 'all',
    depth: 0,
    pagination: false,
  });
  for (const doc of docs as unknown as SeededDocument[]) {
    const reference: Reference = `${kind}:${doc[field]}`;
    references.add(reference, doc.id);
    found.set(reference, doc);
  }
  return found;
}
