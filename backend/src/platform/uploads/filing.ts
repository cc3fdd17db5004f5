import type { PayloadRequest } from 'payload';

/** Fields that only file a document: they change neither its content nor its address. */
const filing: ReadonlySet<string> = new Set(['folder', 'tags']);

/** Whether a request only moves documents to another folder, or changes their tags. */
export function changesOnlyFiling({ data, file }: Pick<PayloadRequest, 'data' | 'file'>): boolean {
  const names = Object.keys(data ?? {});
  return !file && names.length > 0 && names.every((name) => filing.has(name));
}
