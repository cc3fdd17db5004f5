import type { SiteId } from '@plantsoen/contract/locales.ts';
import DataLoader from 'dataloader';
import { GraphQLError } from 'graphql';
import type { Payload, TypedUser } from 'payload';
import type { Pool } from 'pg';
import type { ReadReplica } from '../database/read-replica.ts';
import type { Log } from '../log.ts';
import { type InstrumentedSql, instrumentedSql } from './instrumented-sql.ts';
import { TagCollector } from './tag-collector.ts';

export type { Sql } from './instrumented-sql.ts';

/** The authenticated caller: a member of the site or an editor, as a Payload user for Payload's access control. */
export type Viewer = TypedUser;

type Batch<Key, Value> = DataLoader.BatchLoadFn<Key, Value>;

/** The context of a request for its resolvers. */
export type ApiContext = {
  payload: Payload;
  /**
   * Direct reads of public data. Never use them for prices and drafts of guests. The reads of guests may run on a replica, which contains
   * the changes up to `position`. Data that is not in the change log needs `primary`.
   */
  sql: InstrumentedSql;
  /** Direct statements on the primary database, in a preview in its transaction. */
  primary: InstrumentedSql;
  /** Position of the change log up to which the answer must be current; undefined if all of it must be. */
  position: number | undefined;
  viewer: Viewer | null;
  /** Session of the member, if any. */
  sessionId: string | undefined;
  /** Returns the origin of a site without a trailing slash: 'https://www.example.nl'. */
  siteOrigin(siteId: SiteId): string;
  /** Always true: only a caller with the service token reaches a resolver. */
  service: true;
  /** The visitor's IP address as sent by the site (SEC-04). */
  clientIp: string | undefined;
  tags: TagCollector;
  log: Log;
  /** Present in a preview: all reads run in a transaction in which the draft is published. */
  preview: Pick<OpenPreview, 'transactionID' | 'siteId' | 'uri' | 'products' | 'until'> | undefined;
  /** Returns the batching loader of this name for this request; creates it at the first call. */
  loader<Key, Value>(name: string, batch: Batch<Key, Value>): DataLoader<Key, Value>;
};

/** A draft that is published within a transaction until the preview ends. */
export type OpenPreview = {
  viewer: Viewer;
  sql: InstrumentedSql;
  transactionID: string | number;
  siteId: SiteId;
  /** Address that the entry would have. */
  uri: string;
  /** IDs of the products whose catalogue rows it changes. */
  products: readonly number[];
  /** Expiry of its token. */
  until: Date;
  end(): Promise<void>;
};

type RequestParts = {
  payload: Payload;
  pool: Pick<Pool, 'query'>;
  viewer: Viewer | null;
  sessionId?: string | undefined;
  clientIp: string | undefined;
  log: Log;
  siteOrigin(siteId: SiteId): string;
  preview?: OpenPreview | undefined;
  /** Replica for the reads of a guest, who knows the changes up to a position. */
  replica?: { source: Pick<ReadReplica, 'reads'>; position: number } | undefined;
};

/** Creates the context of a request. */
export function createContext({
  payload,
  pool,
  viewer,
  sessionId,
  clientIp,
  log,
  siteOrigin,
  preview,
  replica,
}: RequestParts): ApiContext {
  const loaders = new Map<string, unknown>();
  const primary = preview?.sql ?? instrumentedSql(pool);
  return {
    payload,
    sql: replica?.source.reads(primary, replica.position) ?? primary,
    primary,
    position: replica?.position,
    viewer: preview?.viewer ?? viewer,
    sessionId,
    preview,
    siteOrigin,
    service: true,
    clientIp,
    tags: new TagCollector(),
    log,
    loader<Key, Value>(name: string, batch: Batch<Key, Value>): DataLoader<Key, Value> {
      const loader = loaders.get(name) ?? new DataLoader<Key, Value>(batch);
      loaders.set(name, loader);
      return loader as DataLoader<Key, Value>;
    },
  };
}

/** The authenticated caller, and the session of a member. */
export type Caller = { viewer: Viewer | null; sessionId?: string };

/** Returns the caller of an Authorization header; undefined for an invalid one. */
export type CallerOf = (authorization: string | undefined) => Promise<Caller | undefined>;

/** Returns the error with the message by which a client detects an ended session (ACC-13). */
export const invalidAuthorization = () =>
  new GraphQLError('Invalid Authorization Header', { extensions: { code: 'UNAUTHENTICATED' } });
