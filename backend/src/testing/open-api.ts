import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { graphql } from 'graphql';
import type { Payload } from 'payload';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { buildPayloadConfig, type PayloadConfigOptions } from '../composition/payload-config.ts';
import { runInPreview } from '../composition/preview-transaction.ts';
import { allResolvers } from '../composition/resolvers.ts';
import { formSchema } from '../forms/schema/form-schema.ts';
import { saveSubmission } from '../forms/submissions/save-submission.ts';
import type { SaveQuoteRequest } from '../forms/submitted-form.ts';
import { signUpWithForm } from '../newsletter/sign-up-with-form.ts';
import { createContext, type OpenPreview, type Viewer } from '../platform/api/context.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { createApiSchema } from '../platform/api/schema.ts';
import { type TestDatabase, type TestDatabaseKind, testDatabase } from '../platform/database/test-database.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { describePlate } from '../products/spare-parts/describe-plate.ts';
import { postgresSearch } from '../search/engine/postgres-search.ts';
import type { SearchEngine } from '../search/search-engine.ts';

export type ApiAnswer = {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  data: any;
  errors: readonly string[];
  codes: readonly unknown[];
  tags: readonly string[];
  /** Number of SQL statements during the request, by any library. Concurrent requests are counted together. */
  statements: number;
};

/** The API in the test's process, over a test database. Requests come from a guest unless a viewer is given. */
export type TestApi = {
  payload: Payload;
  ask(question: string, variables?: Record<string, unknown>, viewer?: Viewer, asker?: Asker): Promise<ApiAnswer>;
  /** Sends a query with the token of a preview, and with the JSON of unsaved values if it is one of a form. */
  preview(token: string, question: string, variables?: Record<string, unknown>, unsaved?: string): Promise<ApiAnswer>;
  /** Runs the work and returns the tags announced meanwhile. */
  announced(work: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
};

/** The IP address and session of a request. */
type Asker = { clientIp?: string | undefined; sessionId?: string | undefined };

/** Refuses quote requests, which have separate tests. */
const saveQuoteRequest: SaveQuoteRequest = async () => ({ problems: [{ handle: null, key: 'unavailable' }] });

/** Optional settings of a test's installation. */
type TestInstallation = Partial<
  Pick<PayloadConfigOptions, 'videoPictureOrigin' | 'recaptcha' | 'mailingService' | 'members' | 'secret' | 'previousSecrets'>
> & { searchEngine?: SearchEngine };

/** Opens Payload and the contract on a test database. By default the host of video pictures is unreachable. */
export async function openApi(
  database: TestDatabase,
  { searchEngine, members, ...settings }: TestInstallation = {},
): Promise<TestApi> {
  const payload = await openPayload(
    buildPayloadConfig({
      databaseUrl: database.url,
      secret: 'test-payload-secret-'.padEnd(40, 'x'),
      storage: localStorage(database.dataFolder),
      fieldKeys: [{ id: 'test', key: Buffer.alloc(32, 1) }],
      siteOrigins: { nl: 'http://nl.test', en: 'http://en.test', de: 'http://de.test' },
      adminUrl: 'http://admin.test',
      videoPictureOrigin: 'http://127.0.0.1:1',
      ...settings,
      ...(members && { members }),
    }),
  );
  const forms = formSchema({
    contract: createApiSchema(allResolvers(searchEngine ?? postgresSearch(payload.db.pool))),
    sql: instrumentedSql(payload.db.pool),
    submit: (context, form, args) =>
      saveSubmission(context, form, args, { saveQuoteRequest, describePlate, onStored: signUpWithForm }),
  });
  const sent = countQueries(payload.db.pool);
  async function ask(
    question: string,
    variables = {},
    viewer?: Viewer,
    { clientIp, sessionId }: Asker = {},
    preview?: OpenPreview,
  ): Promise<ApiAnswer> {
    const context = createContext({
      payload,
      pool: payload.db.pool,
      viewer: viewer ?? null,
      clientIp,
      sessionId,
      log: pino({ level: 'silent' }),
      siteOrigin: (siteId) => `http://${localeOfSite(siteId)}.test`,
      preview,
    });
    if (question.includes('_Submission')) await forms.refresh();
    const schema = forms.current();
    const before = sent();
    const { data, errors = [] } = await graphql({ schema, source: question, variableValues: variables, contextValue: context });
    return {
      data,
      errors: errors.map((error) => error.message),
      codes: errors.map((error) => error.extensions.code),
      tags: context.tags.all(),
      statements: sent() - before,
    };
  }
  return {
    payload,
    ask: (question, variables, viewer, asker) => ask(question, variables, viewer, asker),
    async preview(token, question, variables, unsaved) {
      const preview = await runInPreview(payload, token, unsaved);
      return ask(question, variables, undefined, {}, preview).finally(() => preview?.end());
    },
    async announced(work) {
      const changes = async () => (await payload.db.pool.query<{ tags: string[] }>('select tags from change order by id')).rows;
      const before = (await changes()).length;
      await work();
      return (await changes()).slice(before).flatMap(({ tags }) => tags);
    },
    close: () => payload.destroy(),
  };
}

/** Opens an API on a new database for the tests of a suite, and closes both after them. Hooks and tests may use it. */
export function apiTest(kind: TestDatabaseKind, settings?: TestInstallation): TestApi & { database: TestDatabase } {
  const api = {} as ReturnType<typeof apiTest>;
  beforeAll(async () => {
    api.database = await testDatabase(kind);
    Object.assign(api, await openApi(api.database, settings));
  });
  afterAll(async () => {
    await api.close?.();
    await api.database?.drop();
  });
  return api;
}

/** Counts the statements of a pool from now on. */
function countQueries(pool: Pool): () => number {
  let count = 0;
  const query = pool.query.bind(pool) as (...parts: unknown[]) => unknown;
  pool.query = ((...parts: unknown[]) => {
    count += 1;
    return query(...parts);
  }) as Pool['query'];
  return () => count;
}
