import { setTimeout as pause } from 'node:timers/promises';

/** Kinds of writes. Each write has an identifier that is stored with it: an email address, a title, or a member and a product. */
export const writeKinds = ['form', 'quoteRequest', 'newsletter', 'favourite', 'page'] as const;
export type WriteKind = (typeof writeKinds)[number];

/** Sends a write. Resolves to whether it was acknowledged; it was not if the connection has failed. */
export type Writer = { kind: WriteKind; next(): Promise<{ id: string; isAcknowledged: boolean }> };

/** Identifiers of a kind that were sent, with whether the write was acknowledged. */
export type Writes = Record<WriteKind, Map<string, boolean>>;

const betweenWritesMs = 300;

/** Sends the writes of all writers until `stop`, each writer one at a time. */
export function keepWriting(writers: readonly Writer[]) {
  const writes = Object.fromEntries(writeKinds.map((kind) => [kind, new Map<string, boolean>()])) as Writes;
  const acknowledged = new Map(writers.map(({ kind }) => [kind, 0]));
  let isOver = false;
  const write = async ({ kind, next }: Writer) => {
    while (!isOver) {
      const { id, isAcknowledged } = await next();
      if (isAcknowledged) acknowledged.set(kind, (acknowledged.get(kind) ?? 0) + 1);
      writes[kind].set(id, isAcknowledged);
      await pause(betweenWritesMs);
    }
  };
  const writing = Promise.all(writers.map(write));
  return {
    /** Returns the number of acknowledged writes of each writer. */
    acknowledged: () => [...acknowledged.values()],
    async stop(): Promise<Writes> {
      isOver = true;
      await writing;
      return writes;
    },
  };
}
