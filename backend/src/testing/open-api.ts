import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { graphql } from 'graphql';
import type { Payload } from 'payload';
import { pino } from 'pino';
import { buildPayloadConfig } from '../payload-config.ts';
import { createContext, type Viewer } from '../platform/api/context.ts';
import { createApiSchema } from '../platform/api/schema.ts';
import type { TestDatabase } from '../platform/database/test-database.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { allResolvers } from '../resolvers.ts';

export type ApiAnswer = {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  data: any;
  errors: readonly string[];
  codes: readonly unknown[];
  tags: readonly string[];
  statements: number;
};

/** The contract answered in the test's own process, over a test database; as a guest unless a viewer is given. */
export type TestApi = {
  payload: Payload;
  ask(question: string, variables?: Record<string, unknown>, viewer?: Viewer): Promise<ApiAnswer>;
  close(): Promise<void>;
};

/** Opens Payload and the contract on a test database. */
export async function openApi(database: TestDatabase): Promise<TestApi> {
  const payload = await openPayload(
    buildPayloadConfig({
      databaseUrl: database.url,
      secret: 'test-payload-secret-'.padEnd(40, 'x'),
      mediaFolder: `${database.dataFolder}/media`,
      siteOrigins: { nl: 'http://nl.test', en: 'http://en.test', de: 'http://de.test' },
      adminUrl: 'http://admin.test',
    }),
  );
  const schema = createApiSchema(allResolvers());
  return {
    payload,
    async ask(question, variables = {}, viewer) {
      const context = createContext({
        payload,
        pool: payload.db.pool,
        viewer: viewer ?? null,
        visitorAddress: undefined,
        log: pino({ level: 'silent' }),
        siteOrigin: (siteId) => `http://${localeOfSite(siteId)}.test`,
      });
      const { data, errors = [] } = await graphql({ schema, source: question, variableValues: variables, contextValue: context });
      return {
        data,
        errors: errors.map((error) => error.message),
        codes: errors.map((error) => error.extensions.code),
        tags: context.tags.all(),
        statements: context.sql.statements,
      };
    },
    close: () => payload.destroy(),
  };
}
