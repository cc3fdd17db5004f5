import type { NeededKey } from '../platform/field-key-check.ts';

/** Version of the layout of archives. A later layout gets a new number, so that older programs refuse it. */
export const archiveVersion = 1;

/** Names of the members with a fixed meaning, in the order of the archive. The manifest is last and lists all others. */
export const memberNames = {
  header: 'backup.json',
  keys: 'keys.json',
  database: 'database.json',
  manifest: 'manifest.json',
} as const;

/** Prefixes of the other members: files by their key in the storage, and parts of tables. */
export const filePrefix = 'files/';
export const tablePrefix = 'tables/';

/** First member: version, time and fingerprints of secrets of the installation. */
export type ArchiveHeader = {
  archiveVersion: number;
  createdAt: string;
  /** Fingerprint of PAYLOAD_SECRET. */
  payloadSecret: string;
};

export type TableDescription = { schema: string; name: string; columns: readonly string[] };
export type SequenceDescription = { schema: string; name: string; lastValue: string | null };

/** Description of the snapshot of the database. */
export type DatabaseDescription = {
  serverVersion: string;
  migrations: readonly string[];
  /** Number of the last migration of the job queue. */
  jobQueueVersion: number;
  tables: readonly TableDescription[];
  sequences: readonly SequenceDescription[];
  fieldKeys: readonly NeededKey[];
};

export type ManifestEntry = { name: string; bytes: number; sha256: string };

/** Last member: hashes of all other members, and the files that the database names but that did not exist. */
export type Manifest = { members: readonly ManifestEntry[]; missingFiles: readonly string[] };

/** A member of an archive. `content` yields exactly `bytes` bytes. */
export type ArchiveMember = { name: string; bytes: number; content: AsyncIterable<Buffer> | readonly Buffer[] };

/** Returns a member that contains a value as JSON. */
export function jsonMember(name: string, value: unknown): ArchiveMember {
  const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
  return { name, bytes: text.length, content: [text] };
}

/** Error of an archive that is damaged, incomplete or not a backup. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
