import type { SiteId } from '@plantsoen/contract/locales.ts';
import DataLoader from 'dataloader';
import type { Payload, TypedUser } from 'payload';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import { type CountedSql, countedSql } from './counted-sql.ts';
import { TagCollector } from './tag-collector.ts';

export type { Sql } from './counted-sql.ts';

/** Who asks: a member of the site, or an editor; a Payload user, so that it can be handed to Payload's access control. */
export type Viewer = TypedUser;

type Batch<Key, Value> = DataLoader.BatchLoadFn<Key, Value>;

/** What a resolver knows of its request. */
export type ApiContext = {
  payload: Payload;
  /** Direct reads, for what is public; prices and drafts are not to be read so for guests. */
  sql: CountedSql;
  viewer: Viewer | null;
  /** By which session a member asks. */
  sessionId: string | undefined;
  /** Where a site is reached, without a slash at the end: 'https://www.example.nl'. */
  siteOrigin(siteId: SiteId): string;
  /** Always true: only a caller with the service token comes this far. */
  service: true;
  /** The visitor's address as the site passes it on (SEC-04). */
  visitorAddress: string | undefined;
  tags: TagCollector;
  log: Log;
  /** Present where a draft is previewed: all that is asked is read in a transaction in which it is published. */
  preview: Pick<OpenPreview, 'transactionID' | 'siteId' | 'uri' | 'until'> | undefined;
  /** The batching loader of this name in this request, made at its first use. */
  loader<Key, Value>(name: string, batch: Batch<Key, Value>): DataLoader<Key, Value>;
};

/** A draft as if it were published, until the preview ends. */
export type OpenPreview = {
  viewer: Viewer;
  sql: CountedSql;
  transactionID: string | number;
  siteId: SiteId;
  /** Where the entry would stand. */
  uri: string;
  /** When its token passes. */
  until: Date;
  end(): Promise<void>;
};

type RequestParts = {
  payload: Payload;
  pool: Pick<Pool, 'query'>;
  viewer: Viewer | null;
  sessionId?: string | undefined;
  visitorAddress: string | undefined;
  log: Log;
  siteOrigin(siteId: SiteId): string;
  preview?: OpenPreview | undefined;
};

/** The context of one request. */
export function createContext({
  payload,
  pool,
  viewer,
  sessionId,
  visitorAddress,
  log,
  siteOrigin,
  preview,
}: RequestParts): ApiContext {
  const loaders = new Map<string, unknown>();
  return {
    payload,
    sql: preview?.sql ?? countedSql(pool),
    viewer: preview?.viewer ?? viewer,
    sessionId,
    preview,
    siteOrigin,
    service: true,
    visitorAddress,
    tags: new TagCollector(),
    log,
    loader<Key, Value>(name: string, batch: Batch<Key, Value>): DataLoader<Key, Value> {
      const loader = loaders.get(name) ?? new DataLoader<Key, Value>(batch);
      loaders.set(name, loader);
      return loader as DataLoader<Key, Value>;
    },
  };
}
